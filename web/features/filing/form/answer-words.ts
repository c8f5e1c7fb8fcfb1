import {
  answerLabel,
  type AnswerKey,
  facts,
  factWordsFor,
  formatNaira,
  isFactKey,
  statusOptions,
} from '../../../../tax/index.ts'

/** What an answer is called beside its value. */
export function labelOfAnswer(key: AnswerKey, taxYear: number): string {
  return isFactKey(key) ? factWordsFor(key, taxYear).heading : answerLabel(key)
}

/** Answers that are numbers, but no amounts. */
const counts: readonly AnswerKey[] = ['taxYear', 'numberOfChildren', 'monthsPaid']

/** The value of an answer as people read it: "₦6,000,000", "Yes", "empty". */
export function answerValueInWords(key: AnswerKey, value: string | number | null): string {
  if (value === null) return 'empty'
  if (key === 'status') return statusOptions.find((option) => option.value === value)?.label ?? String(value)
  if (!isFactKey(key))
    return typeof value === 'number' && !counts.includes(key) ? formatNaira(value) : String(value)
  const fact = facts[key]
  if (fact.kind === 'choice')
    return fact.options.find((option) => option.value === value)?.label ?? String(value)
  return fact.kind === 'money' && typeof value === 'number' ? formatNaira(value) : String(value)
}
