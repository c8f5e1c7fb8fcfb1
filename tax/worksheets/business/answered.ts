import type { AnswerKey } from '../../answers/keys.ts'
import type { Answers, RawAnswers } from '../../answers/raw-answers.ts'
import type { BusinessContent } from './pool.ts'

/** What was answered about records; undefined where it was not. */
function recordsIn(answers: RawAnswers | Answers): 'yes' | 'no' | undefined {
  const { businessRecords } = answers as RawAnswers
  return businessRecords === 'yes' || businessRecords === 'no' ? businessRecords : undefined
}

/** The worksheet with its records as they were answered, where it leaves them open. */
export function businessBeside(content: BusinessContent, answers: RawAnswers | Answers): BusinessContent {
  const records = content.records ?? recordsIn(answers)
  return records === undefined ? content : { ...content, records }
}

/** The answers of which a worksheet says nothing: records that it leaves open, losses and allowances without a row. */
export function unaskedOfBusiness(
  { records, assets, broughtForward }: BusinessContent,
  answers: RawAnswers | Answers,
): readonly AnswerKey[] {
  const has = (what: 'loss' | 'allowance') => broughtForward.some(({ kind }) => kind === what)
  return [
    ...(records === undefined ? (['businessRecords'] as const) : []),
    // Sales are typed into it: they are asked of whoever has no records.
    ...(records === undefined && recordsIn(answers) !== 'no' ? (['businessTurnover'] as const) : []),
    ...(has('loss') ? [] : (['lossesBroughtForward'] as const)),
    ...(has('allowance') || assets.length > 0 ? [] : (['capitalAllowances'] as const)),
  ]
}

/** Records as they were answered, and a trade with the sales that were answered without them. */
export function beginningOfBusiness(answers: RawAnswers | Answers): Readonly<Record<string, unknown>> {
  const records = recordsIn(answers)
  if (records === undefined) return {}
  const { businessTurnover: turnover } = answers as RawAnswers
  const isKnown = records === 'no' && typeof turnover === 'number'
  return { records, businesses: isKnown ? [{ kind: 'trade', turnover }] : [] }
}
