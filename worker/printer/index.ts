import { getPriority } from 'node:os'
import type { Browser } from 'puppeteer'
import { launchBrowser } from '../../platform/browser/index.ts'
import { lowerPriority } from '../../platform/process-priority.ts'
import { limitConcurrency } from '../../platform/concurrency-limit.ts'
import type { Logger } from '../../platform/logger.ts'
import { TimeoutError, withTimeout } from '../../platform/timeout.ts'
import { BrowserPool } from './browser-pool.ts'
import { BrowserInstance } from './browser-instance.ts'
import { sealingFlags } from './sealed-page.ts'

/** Prints documents as PDFs with a browser of its own. */
export interface Printer {
  /**
   * The PDF of a whole HTML document that carries everything it shows: no script of it runs, no address is reached.
   * @throws when it takes longer than the limit, the browser dies, or too much waits already; the next call gets
   * a working browser.
   */
  print: (html: string) => Promise<Buffer>
  /** Starts a browser, to know whether one does. @throws NoBrowserError */
  check: () => Promise<void>
  /** Ends the browser after the pages it is printing; nothing is printed from then on. */
  close: () => Promise<void>
}

/** This machine has no browser that starts: whoever wants a document waits for one that has. */
export class NoBrowserError extends Error {
  constructor(cause: unknown) {
    super('No browser starts here, so nothing is printed: it waits for a worker that has one', { cause })
    this.name = 'NoBrowserError'
  }
}

/** How a printer works. */
export interface PrinterSettings {
  /** Starts a browser: see launchForPrinting. */
  launch: () => Promise<Browser>
  /** Told whenever a browser started, or did not. */
  onLaunch?: (started: boolean) => void
  logger: Logger
  /** A typical document: each new page lays it out in advance, so that the first real one is faster. */
  warmUp?: string
  /** Longest for one document, with the start of the browser, in milliseconds [fault F05]. */
  limitMs?: number
  /** Documents after which the browser is replaced, to free what it leaked. */
  documentsPerBrowser?: number
  /** Idle time after which the browser is ended, in milliseconds. */
  idleMs?: number
}

/** Pages printed at once, and how many more may wait: each takes memory. */
const LIMIT = { concurrency: 2, maxQueued: 50 }

/**
 * Starts a browser for printing, with the priority of this process.
 * @param executablePath from PUPPETEER_EXECUTABLE_PATH; else one is looked for.
 * @param onUnsandboxed called when Chromium's sandbox does not run here, with why.
 */
export async function launchForPrinting(
  executablePath: string | undefined,
  onUnsandboxed?: (why: string) => void,
): Promise<Browser> {
  const browser = await launchBrowser({
    ...(onUnsandboxed && { onUnsandboxed }),
    ...(executablePath !== undefined && { executablePath }),
    args: sealingFlags,
    // The worker ends its browser itself, in order (platform/shutdown.ts).
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  lowerPriority(getPriority(), browser.process()?.pid)
  return browser
}

/** A printer; its browser is started by the first document. */
export function createPrinter({
  launch,
  onLaunch,
  logger,
  warmUp = '',
  limitMs = 15_000,
  documentsPerBrowser = 200,
  idleMs = 180_000,
}: PrinterSettings): Printer {
  const limited = limitConcurrency(LIMIT)
  const launchAndTell = async (): Promise<Browser> => {
    const started = await launch().catch((error: unknown) => new NoBrowserError(error))
    const isNone = started instanceof NoBrowserError
    onLaunch?.(!isNone)
    if (isNone) throw started
    return started
  }
  const browsers = new BrowserPool(async () => new BrowserInstance(await launchAndTell(), warmUp))
  let idle: NodeJS.Timeout | undefined
  let closed = false

  const endBrowser = (): void => browsers.retireCurrent()
  // A closure made inside printOne would hold its document in memory until the timer ends.
  const endBrowserWhenIdle = (): void => {
    clearTimeout(idle)
    idle = setTimeout(endBrowser, idleMs).unref()
  }

  const printOne = async (html: string): Promise<Buffer> => {
    if (closed) throw new Error('The printer is closed')
    clearTimeout(idle)
    const browser = browsers.current()
    try {
      const work = browser.then((instance) => instance.use((page) => page.print(html)))
      return await withTimeout(limitMs, 'Printing a document', work)
    } catch (error) {
      // The browser may be broken: the next document gets a new one.
      browsers.retire(browser, { now: error instanceof TimeoutError })
      logger.warn({ err: error }, 'a document was not printed; the browser is replaced')
      throw error
    } finally {
      browsers.retireAfter(documentsPerBrowser)
      endBrowserWhenIdle()
    }
  }

  return {
    print: (html) => limited(() => printOne(html)),
    check: async () => {
      try {
        await browsers.current()
      } finally {
        browsers.retireCurrent()
      }
    },
    close: async () => {
      closed = true
      clearTimeout(idle)
      browsers.retireCurrent()
      await browsers.allEnded()
    },
  }
}
