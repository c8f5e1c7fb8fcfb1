import type { AddressInfo } from 'node:net'
import { createServer as createHttpServer } from 'node:http'
import type { Browser } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from './find.ts'
import { launchBrowser } from './index.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A page on this machine; gives its address and how to close it. */
async function serve(html: string): Promise<{ url: string; close: () => void }> {
  const server = createHttpServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

describe('the browser', () => {
  it('starts here and draws a page', async () => {
    const site = await serve('<!doctype html><title>Cloth</title><body style="background:#07402c">₦ Adéọ̀ṣun')
    const page = await browser.newPage()
    await page.setViewport({ width: 360, height: 640 })
    await page.goto(site.url)
    expect(await page.title()).toBe('Cloth')
    const picture = Buffer.from(await page.screenshot())
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([360, 640])
    await page.close()
    site.close()
  })

  it('keeps one site from reading another', async () => {
    const [first, second] = [await serve('first'), await serve('second')]
    const page = await browser.newPage()
    await page.goto(first.url)
    const read = page.evaluate(
      (url) =>
        fetch(url).then(
          () => 'read',
          () => 'refused',
        ),
      second.url,
    )
    expect(await read).toBe('refused')
    await page.close()
    first.close()
    second.close()
  })

  it('is found once and for all, and a wished one is taken as it is', async () => {
    expect(await findBrowser(undefined)).toBe(await findBrowser(''))
    expect(await findBrowser('/opt/wished')).toEqual({ path: '/opt/wished', env: {} })
    await expect(launchBrowser({ executablePath: '/opt/wished' })).rejects.toThrow('/opt/wished')
  })
})
