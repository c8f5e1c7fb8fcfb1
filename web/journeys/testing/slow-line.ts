import type { HTTPRequest, Page } from 'puppeteer'

/** A mobile line at the edge of its cell: 400 kbit/s each way, answers 400 ms later (CHECKLISTS F22). */
const edge = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** How a page fared on the line. */
export interface Line {
  /** Calls of the API that the line lost: on their way there, or their answers on the way back. */
  readonly lost: { requests: number; answers: number }
  /** Most saves of a draft that were under way at one moment. */
  readonly savesAtOnce: number
  readonly saves: number
  /** Times a calculation was handed in. */
  readonly submissions: number
}

const isSave = (request: HTTPRequest): boolean =>
  ['POST', 'PUT'].includes(request.method()) && /\/api\/drafts(\/|$)/.test(new URL(request.url()).pathname)

/**
 * Puts a page on a slow line that breaks: of the API's calls every `every`th is lost, by turns before it reached the
 * server and after the server did what it asked.
 */
export async function onSlowLine(page: Page, every: number): Promise<Line> {
  const lost = { requests: 0, answers: 0 }
  const seen = { calls: 0, saves: 0, savesNow: 0, savesAtOnce: 0, submissions: 0 }
  const devtools = await page.createCDPSession()
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', edge)
  const doomed = new Set<string>()

  devtools.on('Fetch.requestPaused', (paused) => {
    const { requestId, networkId = '', request, responseStatusCode, responseErrorReason } = paused
    const isAnswer = responseStatusCode !== undefined || responseErrorReason !== undefined
    const goOn = () => devtools.send('Fetch.continueRequest', { requestId })
    const loses = (what: keyof typeof lost) => {
      lost[what] += 1
      return devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
    }
    const pass = async (): Promise<void> => {
      if (isAnswer) return doomed.delete(networkId) ? loses('answers') : goOn()
      seen.calls += 1
      const isSubmission = request.method === 'POST' && request.url.endsWith('/api/submissions')
      if (isSubmission) seen.submissions += 1
      const turn = seen.calls % every === 0 ? seen.calls / every : 0
      if (turn % 2 === 1) return loses('requests')
      // Of the first calculation that is handed in the answer is always lost: that is where one could become two.
      if (turn > 0 || (isSubmission && seen.submissions === 1)) doomed.add(networkId)
      return goOn()
    }
    // A page that goes away takes its requests with it.
    pass().catch(() => undefined)
  })
  const patterns = (['Request', 'Response'] as const).map((requestStage) => ({
    urlPattern: '*/api/*',
    requestStage,
  }))
  await devtools.send('Fetch.enable', { patterns })

  page.on('request', (request) => {
    if (!isSave(request)) return
    seen.saves += 1
    seen.savesNow += 1
    seen.savesAtOnce = Math.max(seen.savesAtOnce, seen.savesNow)
  })
  const over = (request: HTTPRequest): void => {
    if (isSave(request)) seen.savesNow -= 1
  }
  page.on('requestfinished', over)
  page.on('requestfailed', over)
  return {
    lost,
    get savesAtOnce() {
      return seen.savesAtOnce
    },
    get saves() {
      return seen.saves
    },
    get submissions() {
      return seen.submissions
    },
  }
}
