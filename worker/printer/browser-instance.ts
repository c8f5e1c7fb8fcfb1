import type { Browser } from 'puppeteer'
import { openSealedPage, type SealedPage } from './sealed-page.ts'

/** How long a browser may take to close by itself, in milliseconds. */
const PATIENCE = 3_000

/** Ends every process of the browser at once. It runs in a process group of its own, except on Windows. */
export function killBrowser(browser: Browser): void {
  const child = browser.process()
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It ended by itself in the meantime.
  }
}

/** Closes the browser, and ends it when it does not close in time. Never throws. */
export async function endBrowser(browser: Browser): Promise<void> {
  const late = setTimeout(() => killBrowser(browser), PATIENCE)
  try {
    await browser.close()
  } catch {
    killBrowser(browser)
  } finally {
    clearTimeout(late)
  }
}

/**
 * A running browser that prints until it is retired. The page for the next job is opened while nobody waits, so
 * that each job has a context of its own without paying for it.
 */
export class BrowserInstance {
  readonly #browser: Browser
  readonly #warmUp: string
  #spare: Promise<SealedPage> | undefined
  #busy = 0
  #taken = 0
  #retired = false
  #isEnding = false
  readonly #ended = Promise.withResolvers<void>()

  /** @param warmUp a document like those to come. */
  constructor(browser: Browser, warmUp: string) {
    this.#browser = browser
    this.#warmUp = warmUp
    this.#prepare()
    browser.once('disconnected', () => void this.retire())
  }

  /** Takes no further jobs. */
  get isRetired(): boolean {
    return this.#retired
  }

  /** How many jobs it took. */
  get taken(): number {
    return this.#taken
  }

  /** Runs one job on a fresh page. */
  async use<Answer>(work: (page: SealedPage) => Promise<Answer>): Promise<Answer> {
    this.#busy += 1
    this.#taken += 1
    const opening = this.#spare ?? openSealedPage(this.#browser, this.#warmUp)
    this.#spare = undefined
    try {
      return await work(await opening)
    } finally {
      this.#busy -= 1
      // Nobody waits for the old page to close; a hung one goes with its browser.
      void opening.then((page) => page.close()).catch(() => undefined)
      if (this.#retired) this.#endWhenIdle()
      else this.#prepare()
    }
  }

  /** Takes no further jobs. @returns when it has ended, after those in hand. */
  retire(): Promise<void> {
    this.#retired = true
    this.#endWhenIdle()
    return this.#ended.promise
  }

  /** Ends at once, whatever is in hand. */
  kill(): void {
    this.#retired = true
    killBrowser(this.#browser)
    this.#ended.resolve()
  }

  #prepare(): void {
    this.#spare ??= openSealedPage(this.#browser, this.#warmUp)
    // A fault is met by the job that takes the page, or by nobody.
    this.#spare.catch(() => undefined)
  }

  #endWhenIdle(): void {
    if (this.#busy > 0 || this.#isEnding) return
    this.#isEnding = true
    void endBrowser(this.#browser).then(this.#ended.resolve)
  }
}
