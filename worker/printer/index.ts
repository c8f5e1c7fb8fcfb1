import { getPriority } from 'node:os'
import type { Browser } from 'puppeteer'
import { launchBrowser } from '../../platform/browser/index.ts'
import { lowerPriority } from '../../platform/process-priority.ts'
import { limitConcurrency } from '../../platform/concurrency-limit.ts'
import type { Logger } from '../../platform/logger.ts'
import { BrowserPool } from './browser-pool.ts'
import { BrowserInstance } from './browser-instance.ts'
import { sealingFlags } from './sealed-page.ts'
import { TooLate, within } from './time-limit.ts'

/** Prints documents as PDFs with a browser of its own. */
export interface Printer {
  /**
   * The PDF of a whole HTML document that carries everything it shows: no script of it runs, no address is reached.
   * @throws when it takes longer than the limit, the browser dies, or too much waits already; the next call gets
   * a sound browser.
   */
  print: (html: string) => Promise<Buffer>
  /** Ends the browser after the pages in hand; nothing is printed from then on. */
  close: () => Promise<void>
}

/** How a printer works. */
export interface PrinterSettings {
  /** Starts a browser that is fit for printing: see launchForPrinting. */
  launch: () => Promise<Browser>
  logger: Logger
  /** A document like those to come: each page lays it out before its turn, while nobody waits. */
  warmUp?: string
  /** Longest for one document, with the start of the browser, in milliseconds (CHECKLISTS F05). */
  limitMs?: number
  /** Documents after which the browser is replaced: it gives back whatever it kept. */
  documentsPerBrowser?: number
  /** Without work for so long, the browser is ended, in milliseconds. */
  idleMs?: number
}

/** Pages printed at once, and how many more may wait: each takes memory. */
const AT_ONCE = 2
const WAITING = 50

/**
 * Starts a browser for printing; with the priority of this process.
 * @param executablePath from PUPPETEER_EXECUTABLE_PATH; else one is looked for.
 */
export async function launchForPrinting(executablePath: string | undefined): Promise<Browser> {
  const browser = await launchBrowser({
    ...(executablePath !== undefined && { executablePath }),
    args: sealingFlags,
    // The process that prints ends in an order of its own (platform/shutdown.ts).
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
  logger,
  warmUp = '',
  limitMs = 15_000,
  documentsPerBrowser = 200,
  idleMs = 180_000,
}: PrinterSettings): Printer {
  const limited = limitConcurrency({ concurrency: AT_ONCE, maxQueued: WAITING })
  const browsers = new BrowserPool(async () => new BrowserInstance(await launch(), warmUp))
  let idle: NodeJS.Timeout | undefined
  let closed = false

  const rest = (): void => browsers.dropCurrent()
  // Made out here: a timer made where a document is at hand would keep it for as long as it waits.
  const restLater = (): void => {
    clearTimeout(idle)
    idle = setTimeout(rest, idleMs).unref()
  }

  const printOne = async (html: string): Promise<Buffer> => {
    if (closed) throw new Error('The printer is closed')
    clearTimeout(idle)
    const browser = browsers.take()
    try {
      const work = browser.then((kept) => kept.use((page) => page.print(html)))
      return await within(limitMs, work)
    } catch (error) {
      // Whatever went wrong, the next document is not printed by a browser that may be broken.
      browsers.drop(browser, { now: error instanceof TooLate })
      logger.warn({ err: error }, 'a document was not printed; the browser is replaced')
      throw error
    } finally {
      browsers.dropWorn(documentsPerBrowser)
      restLater()
    }
  }

  return {
    print: (html) => limited(() => printOne(html)),
    close: async () => {
      closed = true
      clearTimeout(idle)
      browsers.dropCurrent()
      await browsers.allEnded()
    },
  }
}
