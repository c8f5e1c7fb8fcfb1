import type { Browser } from 'puppeteer'
import { openSealedPage, type SealedPage } from './sealed-page.ts'

/** How long a browser may take to close by itself, in milliseconds. */
const CLOSE_TIMEOUT = 3_000

/** Ends every process of the browser at once. It runs in a process group of its own, except on Windows. */
function killBrowser(browser: Browser): void {
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
async function endBrowser(browser: Browser): Promise<void> {
  const late = setTimeout(() => killBrowser(browser), CLOSE_TIMEOUT)
  try {
    await browser.close()
  } catch {
    killBrowser(browser)
  } finally {
    clearTimeout(late)
  }
}

/**
 * A running browser that prints until it is retired. The page for the next document is opened in advance, so that
 * each document has a context of its own without waiting for it.
 */
export class BrowserInstance {
  readonly #browser: Browser
  readonly #warmUp: string
  #spare: Promise<SealedPage> | undefined
  #busy = 0
  #documents = 0
  #retired = false
  #isEnding = false
  readonly #ended = Promise.withResolvers<void>()

  /** @param warmUp a typical document, laid out by each page in advance. */
  constructor(browser: Browser, warmUp: string) {
    this.#browser = browser
    this.#warmUp = warmUp
    this.#prepare()
    browser.once('disconnected', () => void this.retire())
  }

  /** Whether it takes no further documents. */
  get isRetired(): boolean {
    return this.#retired
  }

  /** How many documents it took. */
  get documents(): number {
    return this.#documents
  }

  /** Prints one document on a fresh page. */
  async use<Answer>(work: (page: SealedPage) => Promise<Answer>): Promise<Answer> {
    this.#busy += 1
    this.#documents += 1
    const opening = this.#spare ?? openSealedPage(this.#browser, this.#warmUp)
    this.#spare = undefined
    try {
      return await work(await opening)
    } finally {
      this.#busy -= 1
      // The old page closes in the background; a hung one ends with its browser.
      void opening.then((page) => page.close()).catch(() => undefined)
      if (this.#retired) this.#endWhenIdle()
      else this.#prepare()
    }
  }

  /** Takes no further documents. @returns when it has ended, after the ones it is printing. */
  retire(): Promise<void> {
    this.#retired = true
    this.#endWhenIdle()
    return this.#ended.promise
  }

  /** Ends at once, also while it prints. */
  kill(): void {
    this.#retired = true
    killBrowser(this.#browser)
    this.#ended.resolve()
  }

  #prepare(): void {
    this.#spare ??= openSealedPage(this.#browser, this.#warmUp)
    // Whoever uses the page gets the error.
    this.#spare.catch(() => undefined)
  }

  #endWhenIdle(): void {
    if (this.#busy > 0 || this.#isEnding) return
    this.#isEnding = true
    void endBrowser(this.#browser).then(this.#ended.resolve)
  }
}
