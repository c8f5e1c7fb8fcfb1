import { amountOf, type DeductionKey, deductionRows, type ReliefKey, reliefRows } from '../answers/keys.ts'
import { add, type Exact, lessOrNothing, nothing, sumOf, wholeKobo } from '../money/exact.ts'
import { lawOf } from '../years/index.ts'
import type { TaxLaw } from '../years/law.ts'
import { type Charge, charge } from './bands.ts'
import type { Declared } from './declared.ts'
import { deductionRules } from './deductions.ts'
import { benefitsInKind, earnedIncome, investmentIncome } from './income.ts'
import { consolidatedRelief, reliefRules } from './reliefs.ts'

/** What comes off the income in one of the two sums. */
export interface TakenOff {
  /** Each amount's part, in the order of its rows; of the reliefs the consolidated relief stands last. */
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
  readonly reliefs: TakenOff
  readonly consolidated: Exact
  /** Deductions and reliefs together. */
  readonly off: Exact
  readonly taxable: Exact
  readonly charge: Charge
  /** Whole naira. */
  readonly totalTax: number
}

/** Applies the rules of the year in their order (SPEC section 9, DESIGN section 4). */
export function assess(declared: Declared): Assessment {
  const law = lawOf(declared.taxYear)
  const earned = wholeKobo(earnedIncome(declared))
  const investment = wholeKobo(investmentIncome(declared))
  const benefits = wholeKobo(benefitsInKind(declared))
  const income = wholeKobo(earned.kobo + investment.kobo + benefits.kobo)
  const deductions = deductionsOf(declared, law, income)
  const consolidated = consolidatedRelief(income, law)
  const reliefs = reliefsOf(declared, law, consolidated)
  const off = add(deductions.total, reliefs.total)
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

/** What comes off for one amount. */
export function partOf({ deductions, reliefs }: Assessment, key: DeductionKey | ReliefKey): Exact {
  const { group, indexInGroup } = amountOf(key)
  return (group === 'deduction' ? deductions : reliefs).parts[indexInGroup] ?? nothing
}

const deductionsInOrder = deductionRows.map(({ key, index }) => ({ rule: deductionRules[key], index }))
const reliefsInOrder = reliefRows.map(({ key, index }) => ({ rule: reliefRules[key], index }))

function deductionsOf({ amounts, status }: Declared, law: TaxLaw, income: Exact): TakenOff {
  const parts: Exact[] = []
  for (const { rule, index } of deductionsInOrder)
    parts.push(rule(amounts[index] ?? null, income, law, status))
  return { parts, total: sumOf(parts) }
}

function reliefsOf({ amounts }: Declared, law: TaxLaw, consolidated: Exact): TakenOff {
  const parts: Exact[] = []
  for (const { rule, index } of reliefsInOrder) parts.push(rule(wholeKobo(amounts[index] ?? 0), law))
  parts.push(consolidated)
  return { parts, total: sumOf(parts) }
}
