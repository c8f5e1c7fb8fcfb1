import {
  type Amount,
  type AmountKey,
  type DeductionKey,
  deductionRows,
  type ReliefKey,
  reliefRows,
} from '../answers/keys.ts'
import { maxAmount } from '../money/amount.ts'
import { type Exact, wholeKobo } from '../money/exact.ts'
import { formatNaira } from '../money/format.ts'
import { type Assessment, partOf } from '../rules/assess.ts'
import { deductionRules } from '../rules/deductions.ts'
import { reliefRules } from '../rules/reliefs.ts'
import type { ShownParts } from './taken-off-lines.ts'
import { effectOfTakingOff } from './what-if.ts'

/** What adding to one amount would do to the tax (DESIGN section 4, What would change it). */
export interface Change {
  readonly answer: AmountKey
  /** Naira added. */
  readonly added: number
  /** Naira: the amount that the calculation used, defaults included. */
  readonly from: number
  /** Naira: from and added together. */
  readonly to: number
  /** Whole naira, negative: how much less the tax would be. */
  readonly effect: number
  readonly words: string
}

/** What is added to each amount, in naira. */
const step = 100_000

/** An amount whose increase may lower the tax, with how its sentence begins and what would come off for it. */
interface Candidate {
  readonly row: Amount<DeductionKey | ReliefKey>
  readonly beginning: string
  readonly takenOff: (kobo: number, assessment: Assessment) => Exact
}

const beginningOf = ({ name }: Amount) => `${formatNaira(step)} more for the ${name}`

const candidates: readonly Candidate[] = [
  ...deductionRows.map((row) => {
    const rule = deductionRules[row.key]
    const takenOff: Candidate['takenOff'] = (kobo, { declared, income, law }) =>
      rule(kobo, income, law, declared.status)
    return { row, beginning: beginningOf(row), takenOff }
  }),
  ...reliefRows.map((row) => {
    const rule = reliefRules[row.key]
    const takenOff: Candidate['takenOff'] = (kobo, { law }) => rule(wholeKobo(kobo), law)
    return { row, beginning: beginningOf(row), takenOff }
  }),
]

/** What adding to the amount that was used would do, or null when it would not lower the tax. */
function changeOf(
  { row, beginning, takenOff }: Candidate,
  assessment: Assessment,
  shown: ShownParts,
): Change | null {
  const given = assessment.declared.amounts[row.index] ?? null
  const assumed = row.assumed === null ? 0 : (shown.deductions[row.indexInGroup] ?? 0)
  const from = given === null ? assumed : given / 100
  const to = Math.round(from * 100 + step * 100) / 100
  if (to > maxAmount) return null
  const then = takenOff(Math.round(to * 100), assessment)
  const effect = effectOfTakingOff(then, partOf(assessment, row.key), assessment)
  if (effect >= 0) return null
  const words = `${beginning}, ${formatNaira(to)} in all, would make your tax ${formatNaira(-effect)} less.`
  return { answer: row.key, added: step, from, to, effect, words }
}

/** The changes that would lower this person's tax, the greatest first. A pensioner's contributions never come off. */
export function changesOf(assessment: Assessment, shown: ShownParts): readonly Change[] {
  if (assessment.totalTax === 0) return []
  return candidates
    .map((candidate) => changeOf(candidate, assessment, shown))
    .filter((change) => change !== null)
    .sort((a, b) => a.effect - b.effect)
}
