import type { HTTPRequest, Page } from 'puppeteer'

/** A slow mobile connection: 400 kbit/s each way, 400 ms latency [fault F22]. */
const slowMobile = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** What happened to a page's requests. */
export interface LineStats {
  /** Lost calls of the API: requests that did not reach the server, and answers that did not come back. */
  readonly lost: { requests: number; answers: number }
  /** The most saves of a draft at one time. */
  readonly savesAtOnce: number
  readonly saves: number
  /** Submitted calculations. */
  readonly submissions: number
}

const isSave = (request: HTTPRequest): boolean =>
  ['POST', 'PUT'].includes(request.method()) && /\/api\/drafts(\/|$)/.test(new URL(request.url()).pathname)

/**
 * Puts a page on a slow connection that loses every `every`th call of the API, alternately before it reaches the server
 * and after the server has handled it.
 */
export async function onSlowLine(page: Page, every: number): Promise<LineStats> {
  const lost = { requests: 0, answers: 0 }
  const seen = { calls: 0, saves: 0, savesNow: 0, savesAtOnce: 0, submissions: 0 }
  const devtools = await page.createCDPSession()
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowMobile)
  const lostAnswers = new Set<string>()

  devtools.on('Fetch.requestPaused', (paused) => {
    const { requestId, networkId = '', request, responseStatusCode, responseErrorReason } = paused
    const isAnswer = responseStatusCode !== undefined || responseErrorReason !== undefined
    const pass = () => devtools.send('Fetch.continueRequest', { requestId })
    const loses = (what: keyof typeof lost) => {
      lost[what] += 1
      return devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
    }
    const handle = async (): Promise<void> => {
      if (isAnswer) return lostAnswers.delete(networkId) ? loses('answers') : pass()
      seen.calls += 1
      const isSubmission = request.method === 'POST' && request.url.endsWith('/api/submissions')
      if (isSubmission) seen.submissions += 1
      const turn = seen.calls % every === 0 ? seen.calls / every : 0
      if (turn % 2 === 1) return loses('requests')
      // The answer to the first submission is always lost: a retry must not create a second calculation.
      if (turn > 0 || (isSubmission && seen.submissions === 1)) lostAnswers.add(networkId)
      return pass()
    }
    // The requests of a closed page fail.
    handle().catch(() => undefined)
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
  const onSaveEnd = (request: HTTPRequest): void => {
    if (isSave(request)) seen.savesNow -= 1
  }
  page.on('requestfinished', onSaveEnd)
  page.on('requestfailed', onSaveEnd)
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
