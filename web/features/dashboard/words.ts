import type { BillingStatus, Draft, Submission } from '../../../contract/http/index.ts'
import { todayInLagos } from '../../clock.ts'
import { formatNaira, partWords, yearLawName, type Known } from '../../../tax/index.ts'
import { checkStep, dayInWords, lawYear, progressOf, stepOf } from '../calculations/index.ts'

/** The plan in one line: "Pro, active until 14 November 2027", "Free Plan, 3 calculations left". */
export function planInWords({
  paid,
  activeUntil,
  freeCalculationsLeft: left,
}: Pick<BillingStatus, 'paid' | 'activeUntil' | 'freeCalculationsLeft'>): string {
  if (paid) return activeUntil === null ? 'Pro' : `Pro, active until ${dayInWords(activeUntil)}`
  if (left === null) return 'Free Plan'
  if (left === 0) return 'Free Plan, no calculations left to save: a new one stays on this device alone'
  return `Free Plan, ${left} ${left === 1 ? 'calculation' : 'calculations'} left`
}

const lagos = { timeZone: 'Africa/Lagos' } as const
const isoDay = new Intl.DateTimeFormat('en-CA', lagos)
const time = new Intl.DateTimeFormat('en-NG', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  ...lagos,
})

/**
 * A moment in words: "Today, 09:12" or "14 November 2026".
 * @param iso ISO 8601.
 * @param today YYYY-MM-DD in Nigeria.
 */
export function momentInWords(iso: string, today: string = todayInLagos()): string {
  const moment = new Date(iso)
  return isoDay.format(moment) === today ? `Today, ${time.format(moment)}` : dayInWords(iso)
}

const toldFirst = {
  'pensioner-interest': 'By the Act a pensioner’s interest on savings is taxed',
  'pensioner-foreign-dividends': 'By the Act dividends from abroad may be taxed',
  'no-records': 'Tax on a business without records may be less: this is reported',
} as const satisfies Record<Submission['standing']['toldFirst'][number], string>

type KeptFigures = Pick<Submission, 'answers' | 'result' | 'standing' | 'yearLawTax'>

/** What the row of a kept calculation says beside its figure, a line each: the exemption, and what the law says of it. */
export function inRowWords({ answers, result, standing, yearLawTax }: KeptFigures): readonly string[] {
  const taxYear = lawYear(answers)
  const law = yearLawName(taxYear)
  return [
    result.isExempt && 'Tax Exempt',
    law &&
      (typeof yearLawTax === 'number'
        ? `${law}: ${formatNaira(yearLawTax)}`
        : `An estimate: the law of ${taxYear} had other bands`),
    !result.isExempt && standing.isPayExempt && 'By the Act your pay is exempt',
    ...standing.toldFirst.map((each) => toldFirst[each]),
  ].filter((words) => typeof words === 'string')
}

/**
 * Of which calculation a draft is an edit: by its name and the day when it was completed; undefined of a new one.
 * @param kept the calculations that are listed: an older one is not named.
 */
export function editInWords(
  submissionId: string | undefined,
  kept: readonly Pick<Submission, 'id' | 'label' | 'completedAt'>[] | undefined,
): string | undefined {
  if (submissionId === undefined) return undefined
  const edited = kept?.find(({ id }) => id === submissionId)
  if (edited === undefined) return 'Edit of a saved calculation'
  const name = edited.label ? `${edited.label},` : 'the calculation'
  return `Edit of ${name} completed ${dayInWords(edited.completedAt)}`
}

/** Where a draft was left: "Amounts, 1 of 2". */
export function progressInWords(answers: Draft['answers'], currentStep: number, account: Known): string {
  const step = stepOf(null, answers, currentStep, account)
  if (step === checkStep) return 'Ready to check and calculate'
  const { part, count } = progressOf(step, answers, account)
  return count === null ? partWords[part] : `${partWords[part]}, ${count.at} of ${count.of}`
}
