import type { Browser } from 'puppeteer'

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
