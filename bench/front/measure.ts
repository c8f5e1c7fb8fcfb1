import type { Browser } from 'puppeteer'
import { countTraffic } from '../web/traffic.ts'
import type { Profile } from './profiles.ts'

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
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: (profile.down * 1e6) / 8,
    uploadThroughput: (profile.up * 1e6) / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown })
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
