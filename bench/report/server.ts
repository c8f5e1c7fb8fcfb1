import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { renderReport, sampleReport, type ReportOf } from '../../templates/report/index.ts'
import { buildReport } from '../../contract/report/index.ts'
import { sourceOf } from '../../contract/report/testing/sources.ts'
import { createPrinter, launchForPrinting, type Printer } from '../../worker/printer/index.ts'
import { printReport } from '../../worker/reports/print-report.ts'
import { atMost, median, ms, ratio, type Figure } from '../figures.ts'
import { memoryOf, processTree } from '../system/process-stats.ts'

const rounds = 30
const goal = 1.3
/** Between two measurements, in milliseconds. */
const rest = 200

/** A report in full; another one than pages are warmed up with. */
const benchReport: ReportOf = { report: buildReport(sourceOf('renter')), basis: Buffer.alloc(32) }

const launch = (): Promise<Browser> => launchForPrinting(process.env['PUPPETEER_EXECUTABLE_PATH'])

/** A printer as the worker has it. */
const openPrinter = (): Printer =>
  createPrinter({ launch, logger: quietLogger, warmUp: renderReport(sampleReport({ paid: true })) })

/** Milliseconds from rest: what the last one left to be tidied up does not count. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  await pause(rest)
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** The least that makes the same file: one open page, its content set, printed. */
async function printBare(page: Page, html: string): Promise<void> {
  await page.setContent(html)
  await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
}

/** The worker's way from a report to its PDF beside a bare page of a browser, in turns; both warm. */
export async function serverFigures(): Promise<Figure[]> {
  const printer = openPrinter()
  const cold = await timed(() => printReport({ printer }, benchReport))
  const browser = await launch()
  try {
    const page = await browser.newPage()
    const html = renderReport(benchReport.report)
    const times = { bare: [] as number[], worker: [] as number[] }
    for (let round = -5; round < rounds; round += 1) {
      const bare = await timed(() => printBare(page, html))
      const worker = await timed(() => printReport({ printer }, benchReport))
      // The first rounds warm both up.
      if (round < 0) continue
      times.bare.push(bare)
      times.worker.push(worker)
    }
    return [
      { label: 'first report, with the start of the browser', figure: ms(cold) },
      { label: 'bare page.setContent and page.pdf', figure: ms(median(times.bare)) },
      { label: 'the worker: rendered, sealed, printed, made readable', figure: ms(median(times.worker)) },
      atMost('ratio', median(times.worker) / median(times.bare), goal, ratio),
    ]
  } finally {
    await browser.close()
    await printer.close()
  }
}

const reports = 500
const memoryGoal = 1.2

/** Megabytes that this process and everything it started share with no other process (Linux only). */
const memory = (): number =>
  processTree(process.pid).reduce((sum, { pid }) => sum + memoryOf(pid, 'RssAnon'), 0)

const mb = (megabytes: number): string => `${Math.round(megabytes)} MB`

/** Memory of the worker's printing over 500 reports: the last hundred beside the first. */
export async function memoryFigures(): Promise<Figure[]> {
  const printer = openPrinter()
  const seen: number[] = []
  try {
    for (let count = 1; count <= reports; count += 1) {
      await printReport({ printer }, benchReport)
      if (count % 10 === 0) seen.push(memory())
    }
  } finally {
    await printer.close()
  }
  const peak = (from: number, to: number): number => Math.max(...seen.slice(from, to))
  const [first, last] = [peak(0, 10), peak(seen.length - 10, seen.length)]
  return [
    { label: 'most in the first 100 reports', figure: mb(first) },
    { label: `most in the last 100 of ${reports}`, figure: mb(last) },
    atMost('ratio', last / first, memoryGoal, ratio),
  ]
}
