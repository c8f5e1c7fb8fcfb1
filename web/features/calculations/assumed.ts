import type { Draft } from '../../../contract/http/index.ts'
import { isBlank, lawOf, parseAmount, type AnswerKey } from '../../../tax/index.ts'
import { lawYear } from './years.ts'

type DraftAnswers = Draft['answers']

const contributions = {
  pensionContribution: 'pension',
  nhfContribution: 'NHF',
  nhisContribution: 'NHIS',
} as const
export type Contribution = keyof typeof contributions

const keys = Object.keys(contributions) as Contribution[]

/** Whether an answer is one of the contributions that are assumed when they are left empty (SPEC section 9). */
export function isContribution(key: AnswerKey): key is Contribution {
  return key in contributions
}

/** What is assumed of a contribution that was left empty, in percent of the income; for a pensioner nothing is. */
export function assumedPercent(key: Contribution, answers: DraftAnswers): number | undefined {
  if (answers.status === 'pensioner') return undefined
  const { pensionDefault, nhfDefault, nhisDefault } = lawOf(lawYear(answers))
  const figure = {
    pensionContribution: pensionDefault,
    nhfContribution: nhfDefault,
    nhisContribution: nhisDefault,
  }
  return figure[key].value
}

/** "8% pension, 2.5% NHF and 5% NHIS": what is assumed of those that are still empty; empty when nothing is. */
export function assumptionsInWords(answers: DraftAnswers): string {
  const assumed = emptyOnes(answers).map((key) => {
    const percent = assumedPercent(key, answers)
    return percent === undefined ? [] : [`${percent}% ${contributions[key]}`]
  })
  return list(assumed.flat())
}

/** What the contributions left empty and those typed as 0 mean for the tax, in at most two sentences. */
export function defaultsInWords(answers: DraftAnswers): string[] {
  if (answers.status === 'pensioner')
    return ['For a pensioner nothing is taken off for pension, NHF and NHIS contributions.']
  const empty = emptyOnes(answers)
  const zero = keys.filter((key) => {
    const parsed = parseAmount(answers[key])
    return parsed.kind === 'amount' && parsed.naira === 0
  })
  const percents = (of: readonly Contribution[]) => list(of.map((key) => `${assumedPercent(key, answers)}%`))
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

function names(of: readonly Contribution[]): string {
  return list(of.map((key) => contributions[key]))
}

function emptyOnes(answers: DraftAnswers): Contribution[] {
  return keys.filter((key) => isBlank(answers[key]))
}

/** "a", "a and b", "a, b and c". */
function list(words: readonly string[]): string {
  const last = words[words.length - 1] ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
