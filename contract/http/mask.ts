import {
  formatNaira,
  standingOf,
  yearLawTaxOf,
  type Answers,
  type Result,
  type Standing,
} from '../../tax/index.ts'
import type { Draft } from './drafts.ts'
import type { ShownResult, Submission } from './submissions.ts'

/**
 * Whether a plan shows every figure: the subscription runs past the present moment [spec 16.1].
 */
export function isPaid(
  { subscriptionActiveUntil }: { subscriptionActiveUntil: Date | null },
  now: Date,
): boolean {
  return subscriptionActiveUntil !== null && subscriptionActiveUntil.getTime() > now.getTime()
}

/** What stands for an amount or a rate that a free account does not see. */
export const dash = '—'

/**
 * The total as a free account sees it: the naira sign, the first three digits and the separators stay, every
 * later digit is an asterisk [spec 16.3]: ₦834,000 is ₦834,***.
 * @param naira whole naira, not negative.
 */
export function maskTotal(naira: number): string {
  let digits = 0
  return formatNaira(naira).replace(/\d/g, (digit) => (++digits > 3 ? '*' : digit))
}

/** What masking reads of a result. */
type Maskable = Pick<Result, 'isExempt' | 'exemptionReason' | 'totalTax'> & {
  readonly breakdown: readonly Pick<Result['breakdown'][number], 'band' | 'rate'>[]
}

/** The result as a free account may see it: no computed figure is left in it. */
export function maskResult(result: Maskable): ShownResult {
  return {
    isExempt: result.isExempt,
    exemptionReason: result.exemptionReason,
    totalTax: null,
    totalTaxMasked: maskTotal(result.totalTax),
    annualIncome: null,
    taxableIncome: null,
    deductionsApplied: null,
    reliefApplied: null,
    benefitsInKind: null,
    effectiveRate: null,
    earnedIncome: null,
    investmentIncome: null,
    breakdown: result.breakdown.map(({ band, rate }) => ({ band, rate, amount: null, tax: null })),
  }
}

/**
 * The result as the plan shows it: in full for Pro, masked for a free account. One function for server, browser and
 * report [decision 0007].
 */
export function showResult(result: Result, paid: boolean): ShownResult {
  return paid
    ? {
        isExempt: result.isExempt,
        exemptionReason: result.exemptionReason,
        totalTax: result.totalTax,
        totalTaxMasked: null,
        annualIncome: result.annualIncome,
        taxableIncome: result.taxableIncome,
        deductionsApplied: result.deductionsApplied,
        reliefApplied: result.reliefApplied,
        benefitsInKind: result.benefitsInKind,
        effectiveRate: result.effectiveRate,
        earnedIncome: result.earnedIncome,
        investmentIncome: result.investmentIncome,
        breakdown: result.breakdown.map(({ band, amount, rate, tax }) => ({ band, amount, rate, tax })),
      }
    : maskResult(result)
}

/** The answers that a free account sees of a kept calculation [spec 16.5]. */
const shownToAll = ['firstName', 'lastName', 'tin', 'taxYear', 'status'] as const

/** The answers of a kept calculation as the plan shows them: all for Pro, none with an amount for a free account. */
export function showAnswers(answers: Answers, paid: boolean): Draft['answers'] {
  if (paid) return { ...answers }
  const given = shownToAll.filter((key) => answers[key] !== undefined)
  return Object.fromEntries(given.map((key) => [key, answers[key]]))
}

/**
 * How the person of a kept calculation stands, for every plan: no figure is in it [spec 16.15]. Where the rules have
 * changed since and tax was due, it rests on nothing.
 */
export function showStanding(
  answers: Answers,
  { isExempt }: Pick<Result, 'isExempt'>,
): Submission['standing'] {
  // The year of a kept calculation was checked when it was made.
  const { restsOn, toldFirst, ...facts }: Standing = standingOf(answers, { currentYear: answers.taxYear })
  return { ...facts, restsOn: isExempt ? [...restsOn] : [], toldFirst: [...toldFirst] }
}

/** What the law of a year before the Act asked for a kept calculation, as the plan shows it; null for a year of the Act. */
export function showYearLawTax(answers: Answers, paid: boolean): number | null {
  return paid ? yearLawTaxOf(answers, answers.taxYear) : null
}

/** A result that hides nothing. */
export interface OpenResult {
  readonly totalTax: number
  readonly annualIncome: number
  readonly taxableIncome: number
  readonly deductionsApplied: number
  readonly reliefApplied: number
  readonly benefitsInKind: number
  /** A fraction. */
  readonly effectiveRate: number
  readonly breakdown: readonly { band: string; amount: number; rate: number; tax: number }[]
}

/** The figures of a result when the plan shows them all; undefined for a masked one. */
export function openResult(result: ShownResult): OpenResult | undefined {
  const { totalTax, annualIncome, taxableIncome, effectiveRate } = result
  const { deductionsApplied, reliefApplied, benefitsInKind } = result
  if (totalTax === null || annualIncome === null || taxableIncome === null || effectiveRate === null)
    return undefined
  if (deductionsApplied === null || reliefApplied === null || benefitsInKind === null) return undefined
  const breakdown = result.breakdown.flatMap(({ band, amount, rate, tax }) =>
    amount === null || tax === null ? [] : [{ band, amount, rate, tax }],
  )
  return {
    totalTax,
    annualIncome,
    taxableIncome,
    deductionsApplied,
    reliefApplied,
    benefitsInKind,
    effectiveRate,
    breakdown,
  }
}
