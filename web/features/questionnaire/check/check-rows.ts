import {
  askedScreens,
  contributionRows,
  isBlank,
  parseAmount,
  type ContributionKey,
  type Known,
  type Question,
} from '../../../../tax/index.ts'
import type { DraftAnswers } from '../../autosave/index.ts'
import { answerRow, assumedPercent, telling, type AnswerRow } from '../../calculations/index.ts'

/** A contribution that was left empty, and the share of income that comes off for it. */
export interface Assumed {
  key: ContributionKey
  name: string
  percent: number
}

/** The answers as the check page shows them: what says something, and what is folded away. */
export interface CheckRows {
  /** Amounts with a figure, a 0 that was given, an assumption, or something that is no amount. */
  amounts: readonly AnswerRow[]
  /** The amounts that were left empty and count as nothing. */
  folded: readonly Question[]
  /** Name, tax year and status, and what else was told of the person. */
  about: readonly AnswerRow[]
  /** What may still be told of the person: it changes no tax. */
  untold: readonly Question[]
  assumed: readonly Assumed[]
  /** Whether no income above 0 was given. */
  hasNoIncome: boolean
}

const untoldIds: ReadonlySet<string> = new Set(['tax-id', 'marital-status', 'number-of-children'])

/** Sorts the answers that apply. */
export function checkRowsOf(answers: DraftAnswers, account: Known): CheckRows {
  const assumed = assumedOf(answers, account)
  const isAssumed = (question: Question) =>
    assumed.some(({ key }) => question.fields.some((field) => field.key === key))
  const isGiven = ({ fields }: Question) => fields.some(({ key }) => !isBlank(answers[key]))
  const questions = telling(answers)
  const [about, amounts] = [true, false].map((isAbout) =>
    questions.filter(({ section }) => (section === 'about') === isAbout),
  ) as [Question[], Question[]]
  const isShown = (question: Question) => isGiven(question) || isAssumed(question)
  return {
    amounts: amounts.filter(isShown).map((question) => answerRow(question, answers)),
    folded: amounts.filter((question) => !isShown(question)),
    about: about
      .filter((question) => !untoldIds.has(question.id) || isGiven(question))
      .map((question) => answerRow(question, answers)),
    untold: about.filter((question) => untoldIds.has(question.id) && !isGiven(question)),
    assumed,
    hasNoIncome: !amounts.some(
      ({ section, fields }) =>
        (section === 'income' || section === 'benefits') &&
        fields.some(({ key }) => {
          const parsed = parseAmount(answers[key])
          return key !== 'payeTaken' && key !== 'monthsPaid' && parsed.kind === 'amount' && parsed.naira > 0
        }),
    ),
  }
}

/** The contributions left empty, where they are asked: elsewhere nothing comes off. */
function assumedOf(answers: DraftAnswers, account: Known): Assumed[] {
  const asked = new Set<string>(
    askedScreens(answers, account).flatMap((screen) =>
      screen.questions.flatMap(({ fields }) => fields.map(({ key }) => key)),
    ),
  )
  return contributionRows.flatMap((row) => {
    const percent = assumedPercent(row, answers)
    const isAssumed = percent !== undefined && asked.has(row.key) && isBlank(answers[row.key])
    return isAssumed ? [{ key: row.key, name: row.shortName, percent }] : []
  })
}
