import type { Draft } from '../../../contract/http/index.ts'
import {
  answerKeys,
  answerLabel,
  appliesTo,
  contributionRows,
  type AnswerKey,
  type FactKey,
  facts,
  factWordsFor,
  formatNaira,
  isBlank,
  isFactKey,
  parseAmount,
  questionOf,
  signedNaira,
} from '../../../tax/index.ts'
import { answerInWords, answerRow, lawYear } from '../calculations/index.ts'

type DraftAnswers = Draft['answers']

/** One matter of two calculations side by side, as it is shown. */
export interface ComparedRow {
  readonly id: string
  readonly label: string
  /** Null where the calculation has none, or the plan shows none. */
  readonly values: readonly [string | null, string | null]
  /** The second less the first, with its sign; null where there is nothing to subtract. */
  readonly difference: string | null
}

/** A row for each answer that is not the same in both, in the order in which they are asked, those after the result last. */
export function answerRows(one: DraftAnswers, other: DraftAnswers): readonly ComparedRow[] {
  return answerKeys
    .filter((key) => !isAlike(key, one[key], other[key]))
    .map((key) => ({
      id: key,
      label: labelOf(key, other),
      values: [valueOf(key, one), valueOf(key, other)],
      difference: isMoney(key) ? differenceOf(key, one, other) : null,
    }))
}

/** How many answers are given and the same in both. */
export function alikeCount(one: DraftAnswers, other: DraftAnswers): number {
  return answerKeys.filter((key) => !isBlank(one[key]) && isAlike(key, one[key], other[key])).length
}

const isMoney = (key: AnswerKey) =>
  isFactKey(key) ? facts[key].kind === 'money' : questionOf(key).field.kind === 'money'

function isAlike(key: AnswerKey, one: DraftAnswers[AnswerKey], other: DraftAnswers[AnswerKey]): boolean {
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other)
  const amounts = isMoney(key) ? [amountOf(one), amountOf(other)] : []
  const [first, second] = amounts
  return typeof first === 'number' && typeof second === 'number'
    ? first === second
    : String(one) === String(other)
}

/** Naira; undefined for what is left empty, or no amount. */
function amountOf(raw: DraftAnswers[AnswerKey]): number | undefined {
  const parsed = parseAmount(raw)
  return parsed.kind === 'amount' ? parsed.naira : undefined
}

/** What is left empty is nothing, where it is asked and no share is assumed for it. */
function countedAs(key: AnswerKey, answers: DraftAnswers): number | undefined {
  const raw = answers[key]
  if (!isBlank(raw) || isFactKey(key)) return amountOf(raw)
  return isAssumed(key) || !appliesTo(questionOf(key).question, answers) ? undefined : 0
}

const isAssumed = (key: AnswerKey) => contributionRows.some((row) => row.key === key)

function differenceOf(key: AnswerKey, one: DraftAnswers, other: DraftAnswers): string | null {
  const first = countedAs(key, one)
  const second = countedAs(key, other)
  if (first === undefined || second === undefined) return null
  return signedNaira(Math.round((second - first) * 100) / 100)
}

const labelOf = (key: AnswerKey, answers: DraftAnswers) =>
  isFactKey(key) ? factWordsFor(key, lawYear(answers)).heading : answerLabel(key)

function valueOf(key: AnswerKey, answers: DraftAnswers): string {
  const raw = answers[key]
  if (isFactKey(key)) return isBlank(raw) ? 'Not given' : factInWords(key, raw)
  const { question, field } = questionOf(key)
  if (!appliesTo(question, answers))
    return isBlank(raw) ? 'Not asked' : `${answerInWords(field, raw)}, not counted`
  if (question.fields.length > 1) return isBlank(raw) ? 'Not given' : answerInWords(field, raw)
  const { value, note } = answerRow(question, answers)
  return note === undefined || value === 'Not given' ? value : `${value}, ${note}`
}

/** "₦40,000,000", "My employer owned it", "24". */
function factInWords(key: FactKey, raw: DraftAnswers[FactKey]): string {
  const row = facts[key]
  const amount = row.kind === 'money' ? amountOf(raw) : undefined
  if (amount !== undefined) return formatNaira(amount)
  const option = row.kind === 'choice' ? row.options.find(({ value }) => value === raw) : undefined
  return option?.label ?? String(raw)
}
