import { type AmountKey, deductionRows, reliefRows } from '../answers/keys.ts'
import { conditions } from '../answers/status.ts'
import { maxAmount } from '../money/amount.ts'
import { formatNaira } from '../money/format.ts'
import { type Assessment, partFor, partOf } from '../rules/assess.ts'
import type { ShownParts } from './taken-off-lines.ts'
import { effectOfTakingOff } from './what-if.ts'

/** What adding to one amount would do to the tax [spec 15.19]. */
export interface Change {
  readonly answer: AmountKey
  /** Naira added to the amount. */
  readonly added: number
  /** Naira: the amount used in the calculation, defaults included. */
  readonly from: number
  /** Naira: `from` plus `added`. */
  readonly to: number
  /** Whole naira, negative: the reduction of the tax. */
  readonly effect: number
  readonly words: string
}

/** Naira that are added to each amount. */
const step = 100_000

/** The amounts whose increase may lower the tax, each with the beginning of its sentence. */
const candidates = [...deductionRows, ...reliefRows].map((row) => ({
  row,
  beginning: `${formatNaira(step)} more for the ${row.name}`,
}))
type Candidate = (typeof candidates)[number]

/** The effect of a larger amount; null when the tax would not be lower. */
function changeOf({ row, beginning }: Candidate, assessment: Assessment, shown: ShownParts): Change | null {
  const amount = assessment.declared.amounts[row.index] ?? null
  const assumed = row.assumed === null ? 0 : (shown.deductions[row.indexInGroup] ?? 0)
  const from = amount === null ? assumed : amount / 100
  const to = Math.round(from * 100 + step * 100) / 100
  if (to > maxAmount) return null
  const then = partFor(Math.round(to * 100), assessment, row)
  const effect = effectOfTakingOff(then, partOf(assessment, row), assessment)
  if (effect >= 0) return null
  const words = `${beginning}, ${formatNaira(to)} in all, would make your tax ${formatNaira(-effect)} less.`
  return { answer: row.key, added: step, from, to, effect, words }
}

/**
 * The changes that would lower this person's tax, the greatest first: of the amounts that the status has only. A
 * pensioner's contributions are never deducted, so that more of them lowers nothing.
 */
export function changesOf(assessment: Assessment, shown: ShownParts): readonly Change[] {
  if (assessment.totalTax === 0) return []
  return candidates
    .filter(({ row }) => conditions[row.when](assessment.declared.status))
    .map((candidate) => changeOf(candidate, assessment, shown))
    .filter((change) => change !== null)
    .sort((a, b) => a.effect - b.effect)
}
