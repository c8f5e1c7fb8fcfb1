import { listed } from '../../listed.ts'
import { contributionRows } from '../../answers/keys.ts'
import { lawOf } from '../../years/index.ts'
import type { WrittenWords } from './questions.ts'

/** The words of a screen that asks several things: its own in place of those of its first question. */
export type WrittenScreen = Pick<WrittenWords, 'heading' | 'hint' | 'helpTitle'>

/** What an empty box of an amount means, unless a share of income is assumed for it. */
export const emptyIsZero = 'Empty counts as ₦0.'

/** What empty contributions mean: "Left empty, 8%, 2.5% and 5% of your income are taken off." */
export function contributionsHint(taxYear: number, status: unknown): string {
  if (status === 'pensioner') return 'Nothing comes off a pensioner’s income for them.'
  const law = lawOf(taxYear)
  const shares = contributionRows.map(({ assumed }) => `${law[assumed].value}%`)
  return `Left empty, ${listed(shares)} of your income are taken off.`
}

/** Words by kind of screen. */
export const screenKindWords = {
  'year-and-status': {
    heading: 'How did you earn your income in {year}?',
    hint: 'Count the whole year, 1 January to 31 December.',
    helpTitle: 'Did it change during the year?',
  },
  payslip: {
    heading: 'What does your payslip say?',
    hint: 'One month, before tax. If yours shows one figure only, type it as basic pay.',
    helpTitle: 'Where are these on a payslip?',
  },
  contributions: {
    heading: 'What did you pay into these in {year}?',
    hint: '',
    helpTitle: 'What are these?',
  },
} as const satisfies Readonly<Record<string, WrittenScreen>>

/** Words of a screen of several amounts, by its first question. */
export const severalAmountsWords = {
  pension: {
    heading: 'What pension, annuity or gratuity did you receive in {year}?',
    hint: emptyIsZero,
    helpTitle: 'What do these mean?',
  },
  annuity: {
    heading: 'What annuity or gratuity did you receive in {year}?',
    hint: emptyIsZero,
    helpTitle: 'What do these mean?',
  },
  'dividends-nigeria': {
    heading: 'What dividends did you receive in {year}?',
    hint: emptyIsZero,
    helpTitle: 'What do these mean?',
  },
} as const satisfies Readonly<Record<string, WrittenScreen>>
