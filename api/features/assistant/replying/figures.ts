import {
  type ActPart,
  actFiguresOf,
  type Answers,
  contributionRows,
  type DeductionKey,
  deductionRows,
  explain,
  type Explanation,
  monthlyFromYearly,
  type NotCompared,
  notComparedFor,
  type ReliefKey,
  reliefRows,
  type Result,
  byTheActOf,
} from '../../../../tax/index.ts'
import { resultOf } from '../../../../tax/calculate.ts'
import { oldLawOf } from '../../../../tax/explanation/old-law.ts'
import { assess } from '../../../../tax/rules/assess.ts'
import { declare } from '../../../../tax/rules/declared.ts'
import type { Case } from '../deciding/decision.ts'

/** What comes off for one deduction or relief. */
export interface TakenOff {
  readonly key: DeductionKey | ReliefKey
  readonly naira: number
}

/** What makes the law's tax another than the calculator's own. */
export interface Why extends Pick<ActPart, 'id' | 'words'> {
  /** What was told of which the words of some depend. */
  readonly told: { readonly [Key in ToldOfWhy]: Answers[Key] | undefined }
}

type ToldOfWhy =
  | 'armedForces'
  | 'businessRecords'
  | 'carOwner'
  | 'foreignDividendsApproved'
  | 'gratuityKind'
  | 'status'
  | 'taxYear'

/** The figures of a case: all from the engine, by the law of its year. */
export interface CaseFigures {
  readonly taxYear: number
  /** The law before 2026, of which the engine's own result is an estimate. */
  readonly isOldLaw: boolean
  /** Naira a year by the law of the year. */
  readonly tax: number
  /** The calculator's own result, where it is another. */
  readonly ownRules: number | null
  /** What makes the difference. */
  readonly why: readonly Why[]
  readonly income: number
  readonly taxable: number
  readonly takenOff: readonly TakenOff[]
  /** What comes off together, where parts of it are assumed and not named; otherwise null. */
  readonly offTogether: number | null
  /** The consolidated relief of the old law; 0 since 2026. */
  readonly consolidated: number
  /** Whether rent was named that the old law's figure takes nothing off for. */
  readonly isRentIgnored: boolean
  /** The highest band that was reached; 0 where nothing is charged. */
  readonly topRate: number
  readonly bands: Result['breakdown']
  /** Naira that come into the hand in the year: without tax and contributions. */
  readonly net: number
  /** The same by the law’s tax, where the calculator’s own result is another; null elsewhere. */
  readonly netByTheLaw: number | null
  readonly isPayExempt: boolean
  /** What the law before 2026 makes of the same answers, in naira a year. */
  readonly before: {
    readonly tax: number
    /** The law's tax less that; null where the two do not compare, with the reason. */
    readonly difference: number | null
    readonly notCompared: { readonly words: string; readonly why: NotCompared } | null
  }
  readonly effectiveRate: number
}

const inKobo = (naira: number) => Math.round(naira * 100) / 100

/** A year's figure by the month, in whole naira: it is said with "about". */
export const byMonth = (naira: number): number => Math.round(monthlyFromYearly(naira))

type CaseAnswers = Case['answers']

/** What is left in the hand: money that came in, less contributions and the tax. */
function netOf(answers: CaseAnswers, { earnedIncome, investmentIncome }: Result, tax: number): number {
  const contributions = contributionRows.reduce((sum, { key }) => sum + (answers[key] ?? 0), 0)
  return inKobo(Math.max(0, earnedIncome + investmentIncome - contributions - tax))
}

/** What is left of a case in a year, and its tax: less work than all its figures, for a search. */
export function leftOf(
  answers: CaseAnswers,
  currentYear: number,
): { readonly tax: number; readonly net: number } {
  const assessment = assess(declare(answers, currentYear))
  const result = resultOf(assessment)
  const act = byTheActOf(assessment, answers)
  const tax = taxIn({ act, result, oldLaw: oldLawOf(assessment, {}, act) })
  return { tax, net: netOf(answers, result, tax) }
}

/** The tax of a case by the law of its year, of an explanation. */
const taxIn = ({ act, oldLaw, result }: Pick<Explanation, 'act' | 'oldLaw' | 'result'>) =>
  act?.totalTax ?? (oldLaw.wasInForce ? oldLaw.net.totalTax : result.totalTax)

/** Why the two laws do not compare, with what it is of; null where they do. */
function notComparedIn(
  answers: CaseAnswers | Answers,
  currentYear: number,
  { act, oldLaw: { notCompared: words } }: Explanation,
): CaseFigures['before']['notCompared'] {
  const why = words === null ? null : notComparedFor(declare(answers, currentYear), act)
  return words === null || why === null ? null : { words, why }
}

const toldOf = ({
  armedForces,
  businessRecords,
  carOwner,
  foreignDividendsApproved,
  gratuityKind,
  status,
  taxYear,
}: Partial<Answers>): Why['told'] => ({
  armedForces,
  businessRecords,
  carOwner,
  foreignDividendsApproved,
  gratuityKind,
  status,
  taxYear,
})

/** What comes off, by what the person named. */
function takenOffIn(answers: CaseAnswers, currentYear: number, result: Result): readonly TakenOff[] {
  const figures = actFiguresOf(answers, { currentYear })
  const rows = [...reliefRows, ...deductionRows].filter(({ key }) => (answers[key] ?? 0) > 0)
  return rows.flatMap(({ key, group }) => {
    const naira = figures?.takenOff[key] ?? (group === 'relief' ? 0 : (answers[key] ?? 0))
    return naira > 0 && result.annualIncome > 0 ? [{ key, naira }] : []
  })
}

/** Every figure that a reply may say of a case. */
export const figuresOf = (answers: CaseAnswers | Answers, currentYear: number): CaseFigures =>
  explainedFigures(answers, currentYear, explain(answers, { currentYear }))

function explainedFigures(
  answers: CaseAnswers | Answers,
  currentYear: number,
  explained: Explanation,
): CaseFigures {
  const { result, act, oldLaw } = explained
  const tax = taxIn(explained)
  const isOldLaw = oldLaw.wasInForce
  const bands = actFiguresOf(answers, { currentYear })?.bands ?? result.breakdown
  return {
    taxYear: answers.taxYear,
    isOldLaw,
    tax,
    ownRules: result.totalTax === tax ? null : result.totalTax,
    why: act?.parts.map(({ id, words }) => ({ id, words, told: toldOf(answers) })) ?? [],
    income: act?.totalIncome ?? result.annualIncome,
    taxable: act?.taxableIncome ?? oldLaw.net.taxableIncome,
    takenOff: takenOffIn(answers, currentYear, result),
    offTogether: null,
    isRentIgnored: isOldLaw && (answers.rentPaidBySelf ?? 0) > 0,
    consolidated: isOldLaw ? oldLaw.net.consolidatedRelief : 0,
    topRate: isOldLaw ? oldLaw.net.highestRate : (bands.findLast((band) => band.tax > 0)?.rate ?? 0),
    bands,
    net: netOf(answers, result, tax),
    netByTheLaw: null,
    isPayExempt: act?.isPayExempt ?? false,
    before: {
      tax: oldLaw.net.totalTax,
      difference: oldLaw.difference,
      notCompared: notComparedIn(answers, currentYear, explained),
    },
    effectiveRate: isOldLaw ? oldLaw.net.effectiveRate : result.totalTax === tax ? result.effectiveRate : 0,
  }
}

/**
 * The figures of a saved calculation as its result shows them: where the law of the year comes to another tax, all that
 * leads to the total is still of the calculator's own rules, and `tax` alone is the law's.
 */
export function savedFiguresOf(answers: Answers, currentYear: number): CaseFigures {
  const explained = explain(answers, { currentYear })
  const figures = explainedFigures(answers, currentYear, explained)
  if (figures.ownRules === null) return figures
  const { result } = explained
  return {
    ...figures,
    income: result.annualIncome,
    taxable: result.taxableIncome,
    takenOff: [],
    offTogether: inKobo(result.deductionsApplied + result.reliefApplied),
    topRate: result.breakdown.findLast((band) => band.tax > 0)?.rate ?? 0,
    bands: result.breakdown,
    effectiveRate: result.effectiveRate,
    net: netOf(answers, result, result.totalTax),
    netByTheLaw: figures.net,
  }
}
