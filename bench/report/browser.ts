import type { Browser } from 'puppeteer'
import { launchBrowser } from '../../platform/browser/index.ts'
import { median, type Figure } from '../figures.ts'
import type { Made } from './browser-pages/measured.ts'
import { openSite } from './browser-site.ts'
import { weightFigures } from './browser-weight.ts'

/** The ratio of nine rounds of the same code differed by a tenth from one run to the next. */
const rounds = 25
const goal = 1.5
const ms = (duration: number) => `${Math.round(duration)} ms`

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
        {
          label: `ratio${speed}`,
          figure: (ours / bare).toFixed(2),
          goal: `at most ${goal}`,
          isMet: ours / bare <= goal,
        },
      )
    }
    return [...weight, ...measured]
  } finally {
    await browser.close()
    await site.close()
  }
}
