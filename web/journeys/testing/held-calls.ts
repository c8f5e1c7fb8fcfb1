import type { Page } from 'puppeteer'

/** Calls that go on when the test says. */
export interface HeldCalls {
  /** Waits until so many are held. */
  count(atLeast: number): Promise<void>
  /** Lets the held ones go, and all later ones at once. */
  release(): Promise<void>
}

/**
 * Holds calls of the API on their way.
 * @param requestStage Request: the server is asked when they are let go; Response: it has answered by then.
 */
export async function holdsCalls(
  page: Page,
  path: string,
  requestStage: 'Request' | 'Response',
): Promise<HeldCalls> {
  const devtools = await page.createCDPSession()
  const held: string[] = []
  const waiting: (() => void)[] = []
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    held.push(requestId)
    for (const check of waiting) check()
  })
  await devtools.send('Fetch.enable', {
    patterns: [{ urlPattern: `*/api/${path}`, requestStage }],
  })
  return {
    count: (atLeast) =>
      new Promise((enough) => {
        const check = () => {
          if (held.length >= atLeast) enough()
        }
        waiting.push(check)
        check()
      }),
    release: async () => {
      // Lets go of what is paused.
      await devtools.send('Fetch.disable')
      await devtools.detach()
    },
  }
}
