import type { Browser } from 'puppeteer'
import { freePorts, removeData } from '../../local/testing/index.ts'
import { launchBrowser } from '../../platform/browser/index.ts'
import { startProduct, type Services } from '../../web/journeys/testing/product.ts'

/** Starts the product and a browser for a measurement, and stops both afterwards. @param args of the browser. */
export async function withProduct(
  work: (browser: Browser, services: Services) => Promise<void>,
  args: string[] = [],
): Promise<void> {
  const product = await startProduct(await freePorts(9))
  try {
    const browser = await launchBrowser({ args })
    try {
      await work(browser, product.services)
    } finally {
      await browser.close()
    }
  } finally {
    await product.stop()
    removeData(product.dataDir)
  }
}
