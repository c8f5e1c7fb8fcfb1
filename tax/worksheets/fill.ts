import type { AnswerKey } from '../answers/keys.ts'
import { amountRows } from '../answers/keys.ts'
import type { Answers, RawAnswers } from '../answers/raw-answers.ts'
import type { Fills } from './rules.ts'

/** An answer that a worksheet sets otherwise than it stands. */
export interface FilledAnswer {
  readonly key: AnswerKey
  /** As it stands; null where it was not given. */
  readonly before: string | number | null
  /** As the worksheet sets it; null empties it. */
  readonly after: string | number | null
}

/**
 * What filling changes. Pay beside a business makes the status "both": an answer that does not apply to the status would
 * not count.
 */
export function changesOf(answers: Answers, fills: Fills): readonly FilledAnswer[] {
  const known: RawAnswers = { ...answers }
  const status = statusWith(answers, fills)
  const all: Fills = status === answers.status ? fills : { ...fills, status }
  return (Object.keys(all) as AnswerKey[]).flatMap((key) => {
    const [before, after] = [known[key] ?? null, all[key] ?? null]
    return before === after || typeof before === 'boolean' ? [] : [{ key, before, after }]
  })
}

/** The answers once a worksheet has filled its own. */
export function filledAnswers(answers: Answers, fills: Fills): RawAnswers {
  const changed = changesOf(answers, fills).map(({ key, after }) => [key, after])
  return { ...answers, ...Object.fromEntries(changed) } as RawAnswers
}

/** Pay beside a business makes both; the other statuses are the person's to change. */
function statusWith({ status }: Answers, fills: Fills): Answers['status'] {
  const given = amountRows.filter(({ key }) => Number(fills[key] ?? 0) > 0).map(({ when }) => when)
  // A business without records is there with its sales, and one with a loss without any profit.
  const trades = given.includes('hasBusiness') || typeof fills.businessRecords === 'string'
  if (status === 'employee' && trades) return 'both'
  return status === 'self-employed' && given.includes('hasEmployment') ? 'both' : status
}
