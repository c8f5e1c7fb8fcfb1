import type { Browser } from 'puppeteer'
import { countTraffic } from '../web/traffic.ts'
import { slowDown, type Profile } from './profiles.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** A first visit with nothing stored. */
export interface Visit {
  /** When the largest part was painted, in milliseconds after the start. */
  largestPaint: number
  /** Cumulative layout shift. */
  shift: number
  /** Bytes over the line until the page had loaded, and in how many requests. */
  bytes: number
  requests: number
}

interface Seen {
  paint: number
  shift: number
}

/** Opens a page as a new visitor of that profile does. */
export async function measureVisit(browser: Browser, address: string, profile: Profile): Promise<Visit> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 360, height: 740, deviceScaleFactor: 2 })
  const devtools = await page.createCDPSession()
  await slowDown(devtools, profile)
  const counted = await countTraffic(devtools)
  await page.evaluateOnNewDocument(() => {
    const seen: Seen = { paint: 0, shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.paint = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'load' })
  const { bytes, requests } = counted()
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.paint > 0)
  const { paint, shift } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await context.close()
  return { largestPaint: paint, shift, bytes, requests }
}

/** The same words as bare HTML: no styles, no pictures, no script. What no page can be faster than. */
function bare(html: string): string {
  return html
    .replace(/<(style|script|svg)[\s\S]*?<\/\1>/g, '')
    .replace(/<link[^>]*>/g, '')
    .replace(/ (?:class|data-[\w-]+)="[^"]*"/g, '')
}

/** Serves the bare page on loopback. @returns its address and how to end it. */
export async function servePlainPage(html: string): Promise<{ address: string; close: () => void }> {
  const body = brotliCompressSync(bare(html))
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' })
    response.end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}/`, close: () => server.close() }
}
