import type { Browser } from 'puppeteer'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../platform/browser/index.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { startCanary, type Canary } from '../testing/canary.ts'
import { until } from '../testing/until.ts'
import {
  createPrinter,
  launchForPrinting,
  NoBrowserError,
  type Printer,
  type PrinterSettings,
} from './index.ts'

const launched: Browser[] = []
let printer: Printer | undefined
let canary: Canary

/** A printer whose browsers the test can lay hands on. */
function open(settings: Partial<PrinterSettings> = {}): Printer {
  printer = createPrinter({
    logger: quietLogger,
    launch: async () => {
      const browser = await launchForPrinting(process.env['PUPPETEER_EXECUTABLE_PATH'])
      launched.push(browser)
      return browser
    },
    ...settings,
  })
  return printer
}
const pidOf = (browser: Browser | undefined): number => browser?.process()?.pid ?? 0
/** Whether any process of this browser is left. */
function lives(browser: Browser | undefined): boolean {
  try {
    process.kill(-pidOf(browser), 0)
    return true
  } catch {
    return false
  }
}
const page = (body: string): string =>
  `<!doctype html><html lang="en"><title>Page</title><body>${body}</body>`
const isPdf = (file: Buffer): boolean => file.subarray(0, 5).toString() === '%PDF-'

beforeAll(async () => {
  canary = await startCanary()
})
afterEach(async () => {
  await printer?.close()
  launched.splice(0)
})
afterAll(() => canary.stop())

test('one browser prints page after page, each in a context of its own', async () => {
  const { print } = open()
  for (const word of ['first', 'second', 'third']) expect(isPdf(await print(page(word)))).toBe(true)
  expect(launched).toHaveLength(1)
  await until(() => launched[0]!.browserContexts().length <= 2)
  await printer?.close()
  await until(() => !lives(launched[0]))
  await expect(printer?.print(page('after'))).rejects.toThrow('closed')
})

/** Everything in a page that asks for an address. */
const curious = (origin: string): string =>
  page(`<link rel="stylesheet" href="${origin}/link"><link rel="preconnect" href="${origin}">
    <link rel="prefetch" href="${origin}/prefetch"><link rel="dns-prefetch" href="${origin}">
    <style>@import url("${origin}/import"); @font-face { font-family: x; src: url(${origin}/font) }
    body { background: url(${origin}/background); font-family: x }</style>
    <img src="${origin}/img"><iframe src="${origin}/iframe"></iframe><iframe src="file:///etc/passwd"></iframe>
    <object data="${origin}/object"></object><embed src="file:///etc/passwd"><video src="${origin}/video"></video>
    <svg><image href="${origin}/svg"/></svg><meta http-equiv="refresh" content="0;url=${origin}/refresh">
    <script>new Image().src = "${origin}/script"; document.body.textContent = 'ran'</script>`)

test('nothing in a page reaches a server or a file', async () => {
  expect(isPdf(await open().print(curious(canary.origin)))).toBe(true)
  await pause(500)
  expect(canary.hits).toBe(0)

  // The same page in a browser as it comes does reach the server, so the test above can fail.
  const browser = await launchBrowser()
  const ordinary = await browser.newPage()
  await ordinary.setContent(curious(canary.origin), { waitUntil: 'domcontentloaded' }).catch(() => undefined)
  await until(() => canary.hits > 3)
  await browser.close()
})

test('a browser killed with a page in hand fails that page; the next one is printed by another', async () => {
  const { print } = open()
  await print(page('warm'))
  const failing = print(page('x'.repeat(2_000_000)))
  process.kill(-pidOf(launched[0]), 'SIGKILL')
  await expect(failing).rejects.toThrow(/closed|detached|disconnected|Session|Target/i)
  expect(isPdf(await print(page('next')))).toBe(true)
  expect(launched).toHaveLength(2)
})

test('a browser that died while it was idle is noticed before the next page', async () => {
  const { print } = open()
  await print(page('warm'))
  process.kill(-pidOf(launched[0]), 'SIGKILL')
  await until(() => !launched[0]!.connected)
  expect(isPdf(await print(page('next')))).toBe(true)
})

test('a browser that hangs fails its page at the limit, is ended, and the next page is printed', async () => {
  const { print } = open({ limitMs: 3_000 })
  await print(page('warm'))
  process.kill(-pidOf(launched[0]), 'SIGSTOP')
  const started = performance.now()
  await expect(print(page('stuck'))).rejects.toThrow('Printing a document took longer than 3000 ms')
  expect(performance.now() - started).toBeLessThan(4_000)
  expect(isPdf(await print(page('next')))).toBe(true)
  await until(() => !lives(launched[0]))
})

test('a browser is replaced after so many pages, and ended when nothing is to do', async () => {
  const { print } = open({ documentsPerBrowser: 2, idleMs: 300 })
  for (let time = 0; time < 5; time += 1) await print(page(`page ${time}`))
  expect(launched).toHaveLength(3)
  await until(() => launched.every((browser) => !lives(browser)))
  expect(isPdf(await print(page('after a rest')))).toBe(true)
})

test('a browser that does not start fails the page and is looked for again', async () => {
  let tries = 0
  const { print } = open({
    launch: () => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('no browser')) : launchForPrinting(undefined)
    },
  })
  await expect(print(page('first'))).rejects.toThrow(NoBrowserError)
  expect(isPdf(await print(page('second')))).toBe(true)
})

test('pages printed side by side leave one rest behind them: a browser that goes on is not ended under way', async () => {
  const { print } = open({ idleMs: 700 })
  await print(page('warm'))
  await Promise.all([print(page('one')), print(page('two'))])
  const started = performance.now()
  while (performance.now() - started < 1_500) await print(page('more'))
  expect(launched).toHaveLength(1)
})
