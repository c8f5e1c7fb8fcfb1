import { join } from 'node:path'
import type { Browser } from 'puppeteer'
import { build } from 'vite'
import { launchBrowser } from '../../platform/browser/index.ts'
import { reportBudgetKiB, reportFaultOf, weighReport } from '../../web/build/budgets.ts'
import { atMost, median, ms, ratio, type Figure } from '../figures.ts'
import type { Made } from './browser-pages/measured.ts'
import { openSite } from './browser-site.ts'

/** The ratio of nine rounds of the same code differed by a tenth from one run to the next. */
const rounds = 25
const goal = 1.5

/** The first PDF of a page that nobody has opened before. */
async function firstPdf(browser: Browser, address: string, slowdown: number): Promise<Made> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.goto(address)
    await page.waitForFunction(() => 'firstPdf' in globalThis)
    await page.emulateCPUThrottling(slowdown)
    return await page.evaluate(() => globalThis.firstPdf())
  } finally {
    await context.close()
  }
}

/** The report in the browser beside bare pdfkit with the same words and fonts, in turns: each time from nothing. */
export async function browserFigures(): Promise<Figure[]> {
  const weight = await weightFigures()
  const site = await openSite(['ours', 'bare'])
  const browser = await launchBrowser()
  try {
    const measured: Figure[] = []
    for (const slowdown of [1, 6]) {
      const times = { ours: [] as number[], bare: [] as number[] }
      for (let round = -1; round < rounds; round += 1)
        for (const name of ['bare', 'ours'] as const) {
          const { ms: duration } = await firstPdf(browser, `${site.address}/${name}.html`, slowdown)
          // The first round warms the browser up.
          if (round >= 0) times[name].push(duration)
        }
      const [ours, bare] = [median(times.ours), median(times.bare)]
      const speed = slowdown === 1 ? '' : `, processor slowed ${slowdown} times`
      measured.push(
        { label: `first PDF of bare pdfkit${speed}`, figure: ms(bare) },
        { label: `first report${speed}`, figure: ms(ours) },
        atMost(`ratio${speed}`, ours / bare, goal, ratio),
      )
    }
    return [...weight, ...measured]
  } finally {
    await browser.close()
    await site.close()
  }
}

const configFile = join(import.meta.dirname, '../../web/vite.config.ts')
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

/** What the first report fetches besides the results page, after brotli, of the client as it is built. */
async function weightFigures(): Promise<Figure[]> {
  const built = await build({ configFile, logLevel: 'warn', build: { write: false } })
  if (Array.isArray(built) || !('output' in built)) throw new Error('The client is one build')
  const chunks = built.output.filter((output) => output.type === 'chunk')
  const assets = built.output.filter((output) => output.type === 'asset')
  const html = assets.find(({ fileName }) => fileName === 'index.html')
  const parts = await weighReport(chunks, assets, String(html?.source))
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  return [
    ...parts.map((part) => ({ label: part.name.replace(/-[\w-]{8}(?=\.)/, ''), figure: kib(part.bytes) })),
    {
      label: 'code and fonts of the first report',
      figure: kib(bytes),
      goal: `at most ${reportBudgetKiB} KiB`,
      isMet: reportFaultOf(parts) === undefined,
    },
  ]
}
