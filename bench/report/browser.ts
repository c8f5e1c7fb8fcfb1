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
const goal = 1.25

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

/**
 * The report in the browser beside the same words written by pdfkit alone with the same fonts, in turns, each time from nothing: as
 * the library is published, and with what the client leaves out of it.
 */
export async function browserFigures(): Promise<Figure[]> {
  const weight = await weightFigures()
  const [published, lean] = [await openSite(['bare'], false), await openSite(['ours', 'bare'], true)]
  const pages = {
    bare: `${published.address}/bare.html`,
    'bare and lean': `${lean.address}/bare.html`,
    ours: `${lean.address}/ours.html`,
  }
  const names = Object.keys(pages) as (keyof typeof pages)[]
  const browser = await launchBrowser()
  try {
    const measured: Figure[] = []
    for (const slowdown of [1, 6]) {
      const times = { ours: [] as number[], bare: [] as number[], 'bare and lean': [] as number[] }
      for (let round = -1; round < rounds; round += 1)
        for (const name of names) {
          const { ms: duration } = await firstPdf(browser, pages[name], slowdown)
          // The first round warms the browser up.
          if (round >= 0) times[name].push(duration)
        }
      const [ours, bare, bareLean] = [median(times.ours), median(times.bare), median(times['bare and lean'])]
      const speed = slowdown === 1 ? '' : `, processor slowed ${slowdown} times`
      measured.push(
        { label: `first PDF of bare pdfkit${speed}`, figure: ms(bare) },
        { label: `the same without what the client leaves out${speed}`, figure: ms(bareLean) },
        { label: `first report${speed}`, figure: ms(ours) },
        atMost(`beside bare pdfkit${speed}`, ours / bare, goal, ratio),
        {
          label: `beside the same without what the client leaves out${speed}`,
          figure: ratio(ours / bareLean),
        },
      )
    }
    return [...weight, ...measured]
  } finally {
    await browser.close()
    await lean.close()
    await published.close()
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
