import type { Draft } from '../../../contract/http/index.ts'
import { contributionRows, isBlank, lawOf, type AnswerKey } from '../../../tax/index.ts'
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

/** The assumptions for contributions still empty: "8% pension, 2.5% NHF and 5% NHIS"; empty when there are none. */
export function assumptionsInWords(answers: DraftAnswers): string {
  const assumed = emptyOnes(answers).map((row) => {
    const percent = assumedPercent(row, answers)
    return percent === undefined ? [] : [`${percent}% ${row.shortName}`]
  })
  return listInWords(assumed.flat())
}

function emptyOnes(answers: DraftAnswers): ContributionRow[] {
  return contributionRows.filter(({ key }) => isBlank(answers[key]))
}

/** "a", "a and b", "a, b and c". */
export function listInWords(words: readonly string[]): string {
  const last = words[words.length - 1] ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
