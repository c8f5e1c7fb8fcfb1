import { contributionRows, type ContributionKey } from '../answers/keys.ts'
import { hasEmployment } from '../answers/status.ts'
import type { OwnAnswers } from '../answers/raw-answers.ts'
import { parseAmount } from '../money/amount.ts'
import { assess, type Assessment } from '../rules/assess.ts'
import { given } from '../rules/declared.ts'
import { type ByTheAct, byTheActOf } from '../act/by-the-act.ts'
import { monthlyOf } from './monthly.ts'
import { withAmounts } from './what-if.ts'

/** Payrolls round; a difference up to this, in naira a month, is none. */
export const agreesWithin = 100

/** How the PAYE of a payslip stands to the result and to the Act [spec 15.23]. */
export type PayeVerdict = 'not-given' | 'agrees' | 'right-by-act' | 'usual' | 'more' | 'less' | 'between'

/** A month of whoever has an employer, in naira to the kobo. */
export interface PayeMonth {
  readonly inResult: number
  /** Null for a year before the Act. */
  readonly byTheAct: number | null
  /** What the payslip says; null where nothing was typed. */
  readonly onPayslip: number | null
  readonly verdict: PayeVerdict
  /**
   * The fewest contributions, of those left empty, that make the result agree with the payslip when they count as ₦0.
   * Empty where none do, and where it agrees already.
   */
  readonly explainedBy: readonly ContributionKey[]
  /**
   * PAYE without commission and bonus, which the figures above spread over the months although it may be paid, and taxed, in
   * one of them; null where there is none.
   */
  readonly withoutExtra: Pick<PayeMonth, 'inResult' | 'byTheAct'> | null
  /** For how many months of the year the pay was paid, 1 to 12. */
  readonly monthsPaid: number
  /** The tax a month that no employer takes: by the Act from its first year on. */
  readonly besides: number
}

/** Compares a payslip with the result and with the Act. @param act null for a year before the Act. */
export function verdictOf(payslip: number | null, result: number, act: number | null): PayeVerdict {
  if (payslip === null) return 'not-given'
  const near = (figure: number) => Math.abs(Math.round((payslip - figure) * 100)) <= agreesWithin * 100
  if (near(result)) return 'agrees'
  if (act !== null && near(act)) return 'right-by-act'
  if (payslip > Math.max(result, act ?? result)) return 'more'
  return payslip < Math.min(result, act ?? result) ? 'less' : 'between'
}

/**
 * The month of a declaration, with what its payslip says.
 * @param own the answers as typed: `payeTaken` is naira a year.
 * @returns null without an employer.
 */
export function payeMonthOf(assessment: Assessment, own: OwnAnswers, act: ByTheAct | null): PayeMonth | null {
  const { paye, taken } = monthlyOf(assessment)
  const { status, monthsPaid } = assessment.declared
  if (!hasEmployment(status) || paye === null) return null
  const typed = parseAmount(own.payeTaken)
  const onPayslip = typed.kind === 'amount' ? Math.round((typed.naira * 100) / monthsPaid) / 100 : null
  const byTheAct = act?.paye ?? null
  const usual =
    (given(assessment.declared, 'commissions') ?? 0) > 0
      ? assess(withAmounts(assessment.declared, ['commissions'], 0), assessment.law)
      : null
  const withoutExtra = usual && {
    inResult: monthlyOf(usual).paye ?? 0,
    byTheAct: byTheActOf(usual, own)?.paye ?? null,
  }
  const whole = verdictOf(onPayslip, paye, byTheAct)
  const isUsual =
    withoutExtra !== null &&
    isFault(whole) &&
    !isFault(verdictOf(onPayslip, withoutExtra.inResult, withoutExtra.byTheAct))
  const verdict = isUsual ? 'usual' : whole
  const isApart = onPayslip !== null && verdict !== 'agrees' && !isUsual
  return {
    inResult: paye,
    byTheAct,
    onPayslip,
    verdict,
    explainedBy: isApart ? explanationOf(assessment, onPayslip) : [],
    withoutExtra,
    monthsPaid,
    besides: act?.putAside ?? Math.round((Math.max(0, assessment.totalTax - taken) * 100) / 12) / 100,
  }
}

/** Whether a verdict faults the payslip. */
const isFault = (verdict: PayeVerdict) => verdict === 'more' || verdict === 'less' || verdict === 'between'

/** The smallest set of empty contributions that explains a payslip: at most seven are tried. */
function explanationOf(assessment: Assessment, onPayslip: number): readonly ContributionKey[] {
  const { declared, law } = assessment
  const empty = contributionRows.filter(({ index }) => declared.amounts[index] === null).map(({ key }) => key)
  const agrees = (keys: readonly ContributionKey[]) => {
    const { paye } = monthlyOf(assess(withAmounts(declared, keys, 0), law))
    return verdictOf(onPayslip, paye ?? 0, null) === 'agrees'
  }
  return fewestFirst(empty).find(agrees) ?? []
}

/** Every choice of some keys, smaller ones first. */
function fewestFirst<Key>(keys: readonly Key[]): readonly (readonly Key[])[] {
  const all = keys.reduce<readonly (readonly Key[])[]>(
    (before, key) => [...before, ...before.map((some) => [...some, key])],
    [[]],
  )
  return keys.flatMap((_, index) => all.filter(({ length }) => length === index + 1))
}
