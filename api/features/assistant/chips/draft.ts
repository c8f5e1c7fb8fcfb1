import { isBlank } from '../../../../tax/index.ts'
import type { ShownReading } from '../../../../contract/http/index.ts'
import type { Case, Decision } from '../deciding/index.ts'
import type { Reading } from '../reading/index.ts'

/** The one sum of a decision that a questionnaire could be filled with. */
function caseOf(decision: Decision): Case | undefined {
  if (decision.kind !== 'sum') return undefined
  const { sum } = decision
  if (sum.kind === 'difference' || sum.kind === 'saving') return sum.after
  if (sum.kind === 'stillDue') return sum.case
  if (sum.kind === 'tax' || sum.kind === 'net' || sum.kind === 'rate')
    return sum.cases.length === 1 ? sum.cases[0] : undefined
  return undefined
}

/** The tax year of the one sum of a decision; undefined where it has none or several. */
export const taxYearOf = (decision: Decision): number | undefined => caseOf(decision)?.answers.taxYear

/**
 * Answers for a draft of the questionnaire, naira a year: those of the sum, so that both come to the same figure. What was
 * not named is nothing paid there too: left unanswered, a contribution would be assumed. Null where there is no one sum, or
 * part of it is another money.
 */
export function draftOf(decision: Decision, { amounts }: Pick<Reading, 'amounts'>): ShownReading['draft'] {
  const found = caseOf(decision)
  if (found === undefined || amounts.some(({ currency }) => currency !== 'NGN')) return null
  const answers = Object.entries(found.answers).filter(
    (entry): entry is [string, string | number] =>
      !isBlank(entry[1]) && (typeof entry[1] === 'string' || typeof entry[1] === 'number'),
  )
  return Object.fromEntries(answers)
}
