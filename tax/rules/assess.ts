import { type Amount, type DeductionKey, deductionRows, type ReliefKey, reliefRows } from '../answers/keys.ts'
import { add, type Exact, lessOrNothing, nothing, wholeKobo } from '../money/exact.ts'
import { lawOf } from '../years/index.ts'
import type { TaxLaw } from '../years/law.ts'
import { type Charge, charge } from './bands.ts'
import type { Declared } from './declared.ts'
import { deductionRules, type TakenOffRule } from './deductions.ts'
import { incomeOf } from './income.ts'
import { consolidatedRelief, reliefRules } from './reliefs.ts'

/** What comes off the income in one of the two sums. */
export interface TakenOff {
  /** Each amount's part, in the order of its rows. */
  readonly parts: readonly Exact[]
  readonly total: Exact
}

/** Every figure of a calculation, exact; what people see is made from it and never fed back. */
export interface Assessment {
  readonly declared: Declared
  readonly law: TaxLaw
  readonly earned: Exact
  readonly investment: Exact
  readonly benefits: Exact
  /** Annual income: gross in every rule. */
  readonly income: Exact
  readonly deductions: TakenOff
  /** What is worked out from answers; the consolidated relief stands beside it. */
  readonly reliefs: TakenOff
  readonly consolidated: Exact
  /** Deductions and reliefs together. */
  readonly off: Exact
  readonly taxable: Exact
  readonly charge: Charge
  /** Whole naira. */
  readonly totalTax: number
}

/**
 * Applies the rules in their order [spec 14.10, 14.16, 14.17].
 * @param law whose figures and choices they follow: those of the tax year, unless another reading is asked for.
 */
export function assess(declared: Declared, law: TaxLaw = lawOf(declared.taxYear)): Assessment {
  const counted = incomeOf(declared, law)
  const earned = wholeKobo(counted.earned)
  const investment = wholeKobo(counted.investment)
  const benefits = wholeKobo(counted.benefits)
  const income = wholeKobo(counted.earned + counted.investment + counted.benefits)
  const deductions = applied(deductionSteps, noDeductions.slice(), declared, law, income)
  const reliefs = applied(reliefSteps, noReliefs.slice(), declared, law, income)
  const consolidated = consolidatedRelief(income, law)
  const off = add(deductions.total, add(reliefs.total, consolidated))
  const taxable = lessOrNothing(income, off)
  const charged = charge(taxable, law.bands.list)
  return {
    declared,
    law,
    earned,
    investment,
    benefits,
    income,
    deductions,
    reliefs,
    consolidated,
    off,
    taxable,
    charge: charged,
    totalTax: charged.totalTax,
  }
}

/** A row of what is taken off, with its rule. */
interface Step {
  readonly index: number
  readonly rule: TakenOffRule
}
const deductionSteps: readonly Step[] = deductionRows.map(({ key, index }) => ({
  index,
  rule: deductionRules[key],
}))
const reliefSteps: readonly Step[] = reliefRows.map(({ key, index }) => ({ index, rule: reliefRules[key] }))
const noDeductions = deductionSteps.map(() => nothing)
const noReliefs = reliefSteps.map(() => nothing)

/** @param parts one for each step; filled here: an array of the right length costs least. */
function applied(
  steps: readonly Step[],
  parts: Exact[],
  { amounts, status }: Declared,
  law: TaxLaw,
  income: Exact,
): TakenOff {
  let total = nothing
  let place = 0
  for (const { rule, index } of steps) {
    const part = rule(amounts[index] ?? null, income, law, status)
    total = add(total, part)
    parts[place++] = part
  }
  return { parts, total }
}

/** What comes off for one amount. */
export function partOf(
  { deductions, reliefs }: Assessment,
  { group, indexInGroup }: Amount<DeductionKey | ReliefKey>,
): Exact {
  return (group === 'deduction' ? deductions : reliefs).parts[indexInGroup] ?? nothing
}

/** What would come off for one amount if so much of it had been given. @param kobo how much. */
export function partFor(
  kobo: number,
  { declared, law, income }: Assessment,
  { group, indexInGroup }: Amount<DeductionKey | ReliefKey>,
): Exact {
  const step = (group === 'deduction' ? deductionSteps : reliefSteps)[indexInGroup]
  return step?.rule(kobo, income, law, declared.status) ?? nothing
}
