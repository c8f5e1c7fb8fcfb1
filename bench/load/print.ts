import { atMost, count, ms, none, percentile, printFigures, type Figure } from '../figures.ts'
import { figuresOf, recoverySeconds } from './phase-figures.ts'
import type { Phase } from './spec.ts'
import type { LoadResult } from './run-load.ts'

const goals = { p95: 150, p99: 400, failedShare: 0.0001, recovery: 30 }

function ofPhase({ outcome }: LoadResult, phase: Phase['name']): void {
  const all = figuresOf(outcome.answered, phase)
  const share = all.failed / all.requests
  /** Only the usual load has goals. */
  const judged = (label: string, value: number, goal: number): Figure =>
    phase === 'usual' ? atMost(label, value, goal, ms) : { label, figure: ms(value) }
  const kinds = [...new Set(outcome.answered.map(({ what }) => what))].toSorted()
  printFigures(`${count(all.requests)} requests, ${phase}`, [
    { label: 'median', figure: ms(all.p50) },
    judged('95th percentile', all.p95, goals.p95),
    judged('99th percentile', all.p99, goals.p99),
    { label: 'slowest', figure: ms(all.slowest) },
    {
      label: 'failed (5xx, or no answer)',
      figure: `${all.failed} (${(share * 100).toFixed(3)}%) ${all.failures.join(', ')}`.trim(),
      goal: `under ${goals.failedShare * 100}%`,
      isMet: share < goals.failedShare,
    },
    { label: 'turned away with Retry-After', figure: count(all.shed) },
    none('refused otherwise (4xx)', all.refused),
    ...kinds
      .filter((what) => figuresOf(outcome.answered, phase, what).requests > 0)
      .map((what): Figure => {
        const one = figuresOf(outcome.answered, phase, what)
        const label = `${what}: ${count(one.requests)}; median, 95th, 99th`
        return { label, figure: [one.p50, one.p95, one.p99].map(ms).join(', ') }
      }),
  ])
}

/** Seconds from the peak's end until all is as usual again; a load without a peak has none. */
function recovery({ outcome }: LoadResult, phases: readonly Phase[]): Figure[] {
  const peak = phases.findIndex(({ name }) => name === 'peak')
  if (peak === -1) return []
  const long = (until?: number) => phases.slice(0, until).reduce((sum, one) => sum + one.seconds * 1000, 0)
  const seconds = recoverySeconds(outcome, { peakEnds: long(peak + 1), ends: long() }, goals.p95)
  const figure = seconds === undefined ? 'not within the run' : `${seconds} s`
  const isMet = seconds !== undefined && seconds <= goals.recovery
  return [{ label: 'as usual again after the peak', figure, goal: `within ${goals.recovery} s`, isMet }]
}

/** Prints how a load went beside its goals. */
export function printLoad(loaded: LoadResult, phases: readonly Phase[]): void {
  const { outcome, kept, costs, seconds } = loaded
  for (const { name } of phases) if (name !== 'warm-up') ofPhase(loaded, name)
  const { reports } = outcome
  const fetched = reports.flatMap((one) => one.ms ?? [])
  const { acknowledged, kept: found } = kept.totals
  printFigures('What became of it', [
    ...recovery(loaded, phases),
    none(
      `acknowledged writes lost (${count(kept.draftsChecked)} drafts, ${count(kept.calculationsChecked)} calculations looked for)`,
      kept.lost.length,
    ),
    {
      label: 'their taxes, acknowledged and kept',
      figure: `₦${count(acknowledged)}, ₦${count(found)}`,
      goal: 'the same',
      isMet: acknowledged === found,
    },
    {
      label: 'reports fetched',
      figure: `${fetched.length} of ${reports.length}`,
      goal: 'all',
      isMet: fetched.length === reports.length,
    },
    {
      label: 'from asking to the file, median and 95th percentile',
      figure: `${ms(percentile(fetched, 0.5))}, ${ms(percentile(fetched, 0.95))}`,
    },
  ])
  for (const one of kept.lost.slice(0, 20)) console.error(`Lost: ${one}`)
  const requests = outcome.answered.length
  printFigures(`What it cost, ${seconds.toFixed(0)} s`, [
    ...costs.map(({ name, cpuSeconds, memory, memoryOfChildren }) => ({
      label: `${name}: processor; a request; memory, and of what it started`,
      figure: `${cpuSeconds.toFixed(1)} s; ${((cpuSeconds / requests) * 1000).toFixed(2)} ms; ${memory.toFixed(0)} MB, ${memoryOfChildren.toFixed(0)} MB`,
    })),
    {
      label: 'the generator itself: processor; calls left late by, 99th percentile; not made',
      figure: `${outcome.cpuSeconds.toFixed(1)} s; ${ms(outcome.lateness)}; ${outcome.skipped} of ${count(outcome.planned)}`,
      goal: 'all made',
      isMet: outcome.skipped === 0,
    },
  ])
}
