import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { renderReport, sampleReport, type ReportOf } from '../../templates/report/index.ts'
import { buildReport } from '../../contract/report/index.ts'
import { sourceOf } from '../../contract/report/testing/sources.ts'
import { createPrinter, launchForPrinting, type Printer } from '../../worker/printer/index.ts'
import { printReport } from '../../worker/reports/print-report.ts'
import { median, type Figure } from '../figures.ts'

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

const ms = (duration: number): string => `${duration.toFixed(1)} ms`

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
    const ratio = median(times.worker) / median(times.bare)
    return [
      { label: 'first report, with the start of the browser', figure: ms(cold) },
      { label: 'bare page.setContent and page.pdf', figure: ms(median(times.bare)) },
      { label: 'the worker: rendered, sealed, printed, made readable', figure: ms(median(times.worker)) },
      { label: 'ratio', figure: ratio.toFixed(2), goal: `at most ${goal}`, isMet: ratio <= goal },
    ]
  } finally {
    await browser.close()
    await printer.close()
  }
}

const reports = 500
const memoryGoal = 1.2

/** Bytes of memory of this process and everything it started that no other process shares (Linux only). */
function memory(): number {
  const parents = new Map<string, string>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      parents.set(pid, stat.slice(stat.lastIndexOf(')')).split(' ')[2] ?? '')
    } catch {
      // It ended in the meantime.
    }
  }
  const isOurs = (pid: string): boolean =>
    pid === String(process.pid) || (parents.has(pid) && isOurs(parents.get(pid) ?? ''))
  return [...parents.keys()].filter(isOurs).reduce((sum, pid) => sum + shareOf(pid), 0)
}

function shareOf(pid: string): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss: +(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

const mb = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`

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
  const ratio = peak(seen.length - 10, seen.length) / peak(0, 10)
  return [
    { label: 'most in the first 100 reports', figure: mb(peak(0, 10)) },
    { label: `most in the last 100 of ${reports}`, figure: mb(peak(seen.length - 10, seen.length)) },
    { label: 'ratio', figure: ratio.toFixed(2), goal: `at most ${memoryGoal}`, isMet: ratio <= memoryGoal },
  ]
}
