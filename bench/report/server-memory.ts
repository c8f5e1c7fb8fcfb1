import { readdirSync, readFileSync } from 'node:fs'
import { printReport } from '../../worker/reports/print-report.ts'
import type { Figure } from '../figures.ts'
import { benchReport, openPrinter } from './server.ts'

const reports = 500
const goal = 1.2

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
    { label: 'ratio', figure: ratio.toFixed(2), goal: `at most ${goal}`, isMet: ratio <= goal },
  ]
}
