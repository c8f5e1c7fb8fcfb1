import type { Draft } from '../../../contract/http/index.ts'
import { contributionRows, isBlank, lawOf, type AnswerKey, listed } from '../../../tax/index.ts'
import { lawYear } from './compute.ts'

type DraftAnswers = Draft['answers']

type ContributionRow = (typeof contributionRows)[number]

/** The row of a contribution that is assumed when it is left empty [spec 14.11]; undefined of any other answer. */
export function contributionOf(key: AnswerKey): ContributionRow | undefined {
  return contributionRows.find((row) => row.key === key)
}

/** The assumed percentage of income for a contribution left empty; undefined for a pensioner. */
export function assumedPercent({ assumed }: ContributionRow, answers: DraftAnswers): number | undefined {
  return answers.status === 'pensioner' ? undefined : lawOf(lawYear(answers))[assumed].value
}

/** "Assumes 8% pension and 5% NHIS until you answer them."; undefined when no contribution is empty, or none assumed. */
export function assumptionsInWords(answers: DraftAnswers): string | undefined {
  const assumed = emptyOnes(answers).flatMap((row) => {
    const percent = assumedPercent(row, answers)
    return percent === undefined ? [] : [`${percent}% ${row.shortName}`]
  })
  if (assumed.length === 0) return undefined
  return `Assumes ${listed(assumed)} until you answer ${assumed.length === 1 ? 'it' : 'them'}.`
}

function emptyOnes(answers: DraftAnswers): ContributionRow[] {
  return contributionRows.filter(({ key }) => isBlank(answers[key]))
}
