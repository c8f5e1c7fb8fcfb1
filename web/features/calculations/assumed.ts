import type { Draft } from '../../../contract/http/index.ts'
import { contributionRows, isBlank, lawOf, parseAmount, type AnswerKey } from '../../../tax/index.ts'
import { lawYear } from './compute.ts'

type DraftAnswers = Draft['answers']

type ContributionRow = (typeof contributionRows)[number]

/** The row of a contribution that is assumed when it is left empty [spec 14.11]; undefined of any other answer. */
export function contributionOf(key: AnswerKey): ContributionRow | undefined {
  return contributionRows.find((row) => row.key === key)
}

/** Whether an answer is a contribution with a default. */
export function isContribution(key: AnswerKey): boolean {
  return contributionOf(key) !== undefined
}

/** The assumed percentage of income for a contribution left empty; undefined for a pensioner. */
export function assumedPercent({ assumed }: ContributionRow, answers: DraftAnswers): number | undefined {
  return answers.status === 'pensioner' ? undefined : lawOf(lawYear(answers))[assumed].value
}

/** The assumptions for contributions still empty: "8% pension, 2.5% NHF and 5% NHIS"; empty when there are none. */
export function assumptionsInWords(answers: DraftAnswers): string {
  const assumed = emptyOnes(answers).map((row) => {
    const percent = assumedPercent(row, answers)
    return percent === undefined ? [] : [`${percent}% ${row.shortName}`]
  })
  return list(assumed.flat())
}

/** The tax effect of contributions left empty and of those typed as 0, in at most two sentences. */
export function defaultsInWords(answers: DraftAnswers): string[] {
  if (answers.status === 'pensioner')
    return ['For a pensioner nothing is taken off for pension, NHF and NHIS contributions.']
  const empty = emptyOnes(answers)
  const zero = contributionRows.filter(({ key }) => {
    const parsed = parseAmount(answers[key])
    return parsed.kind === 'amount' && parsed.naira === 0
  })
  const percents = (of: readonly ContributionRow[]) =>
    list(of.map((row) => `${assumedPercent(row, answers)}%`))
  const them = zero.length > 1 ? 'them' : 'it'
  return [
    ...(empty.length > 0
      ? [
          `You left ${names(empty)} empty, so we assume ${percents(empty)} of your income. Type 0 for what you did not pay.`,
        ]
      : []),
    ...(zero.length > 0
      ? [
          `You typed 0 for ${names(zero)}, so nothing is taken off for ${them}. Had you left ${them} empty, we would assume ${percents(zero)} of your income.`,
        ]
      : []),
  ]
}

function names(of: readonly ContributionRow[]): string {
  return list(of.map(({ shortName }) => shortName))
}

function emptyOnes(answers: DraftAnswers): ContributionRow[] {
  return contributionRows.filter(({ key }) => isBlank(answers[key]))
}

/** "a", "a and b", "a, b and c". */
function list(words: readonly string[]): string {
  const last = words[words.length - 1] ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
