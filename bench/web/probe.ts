import type { Page } from 'puppeteer'

interface ProbeReading {
  /** Milliseconds from each press of a key or a button to the picture after it, as Event Timing tells. */
  interactions: number[]
  /** Milliseconds of each task longer than 50. */
  longTasks: number[]
  pressed: number
  shown: number
}

/**
 * Puts the measuring instruments into every document that the page opens from now on.
 * @param result what stands on the page when the result does.
 */
export async function installProbe(page: Page, result: string): Promise<void> {
  await page.evaluateOnNewDocument((wanted) => {
    const probed: ProbeReading = { interactions: [], longTasks: [], pressed: 0, shown: 0 }
    Object.assign(globalThis, { probed })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
          probed.interactions.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) probed.longTasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })

    addEventListener(
      'click',
      (event) => {
        const button = event.target instanceof Element ? event.target.closest('button') : null
        if (button?.textContent === 'Calculate Tax') probed.pressed = event.timeStamp
      },
      true,
    )
    new MutationObserver(() => {
      if (probed.pressed === 0 || probed.shown > 0 || location.pathname !== '/results') return
      if (document.querySelector('main')?.textContent.includes(wanted) !== true) return
      // Two frames on, the picture with it stands on the screen.
      requestAnimationFrame(() => requestAnimationFrame(() => (probed.shown ||= performance.now())))
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, result)
}

/** What was measured in this document so far. */
export function readProbe(page: Page): Promise<ProbeReading> {
  return page.evaluate(() => (globalThis as unknown as { probed: ProbeReading }).probed)
}

/** Waits until the result stands. @returns milliseconds from the press on Calculate Tax. */
export async function untilResult(page: Page): Promise<number> {
  await page.waitForFunction(() => (globalThis as unknown as { probed: ProbeReading }).probed.shown > 0)
  const { pressed, shown } = await readProbe(page)
  return shown - pressed
}
