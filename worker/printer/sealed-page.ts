import type { Browser, Page } from 'puppeteer'

/** A page that reaches nothing but what it is given, in a browser context of its own. */
export interface SealedPage {
  /** Puts a whole document into the page and prints it. @returns the PDF. Once only. */
  print(html: string): Promise<Buffer>
  /** Closes the page with its context. Never throws: a browser that is gone has closed it already. */
  close(): Promise<void>
}

/**
 * What the printing browser is started with: whatever asks for an address gets none. Aborting requests does not stop
 * connections that a page only wants to be ready (`preconnect`, `dns-prefetch`); this does.
 */
export const sealingFlags = ['--host-resolver-rules=MAP * ~NOTFOUND', '--dns-prefetch-disable']

/** A4 and margins come from the document's own @page; structure and headings go into the file. */
const paper = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true } as const

async function seal(page: Page): Promise<void> {
  page.on('request', (request) => {
    // Data inside the document is not a request; everything else is refused [security S50].
    request.abort('blockedbyclient').catch(() => undefined)
  })
  await Promise.all([page.setJavaScriptEnabled(false), page.setRequestInterception(true)])
}

/**
 * Opens a page that runs no script and reaches no network and no file.
 * @param warmUp a document that it lays out first: a new page takes twice as long for its first one.
 */
export async function openSealedPage(browser: Browser, warmUp: string): Promise<SealedPage> {
  const context = await browser.createBrowserContext()
  const close = (): Promise<void> => context.close().catch(() => undefined)
  try {
    const page = await context.newPage()
    await seal(page)
    await page.setContent(warmUp)
    return {
      print: async (html) => {
        await page.setContent(html, { waitUntil: 'load' })
        return Buffer.from(await page.pdf(paper))
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
