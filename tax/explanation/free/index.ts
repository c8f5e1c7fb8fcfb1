import { contributionRows } from '../../answers/keys.ts'
import { isBlank, ownAnswers } from '../../answers/raw-answers.ts'
import type { CalculationContext } from '../../calculate.ts'
import { parseAmount } from '../../money/amount.ts'
import { formatNaira, formatRate } from '../../money/format.ts'
import { assess } from '../../rules/assess.ts'
import { type Declared, declare } from '../../rules/declared.ts'
import { incomeOf } from '../../rules/income.ts'
import { lawOf } from '../../years/index.ts'
import { type FreeNote, freeNotesOf } from '../notes/index.ts'

/** An assumption in words that hold no figure of the person. */
export interface FreeAssumption {
  /** The contribution that it would be an answer to. */
  readonly key: (typeof contributionRows)[number]['key']
  /** "NHIS". */
  readonly name: string
  /** The share of the law: "5%". */
  readonly share: string
}

/** What a free account reads of the explanation [spec 16.14]: nothing that was worked out. */
export interface FreeExplanation {
  readonly assumptions: readonly FreeAssumption[]
  readonly notes: readonly FreeNote[]
  /** What the payslip says, a month, as the person typed it: "₦37,436"; null where nothing was typed. */
  readonly payslip: string | null
}

/**
 * The explanation for a free account: which contributions are assumed and what the Act says otherwise.
 * @throws TaxInputError as `calculate` does.
 */
export function explainFreely(answers: unknown, { currentYear }: CalculationContext): FreeExplanation {
  const declared = declare(answers, currentYear)
  const own = ownAnswers(answers)
  const taken = parseAmount(own.payeTaken)
  return {
    assumptions: assumedOf(declared),
    notes: freeNotesOf(assess(declared), own),
    payslip: taken.kind === 'amount' ? formatNaira(Math.round(taken.naira / declared.monthsPaid)) : null,
  }
}

function assumedOf(declared: Declared): readonly FreeAssumption[] {
  const { earned, investment, benefits } = incomeOf(declared)
  if (declared.status === 'pensioner' || earned + investment + benefits === 0) return []
  const law = lawOf(declared.taxYear)
  return contributionRows
    .filter(({ index }) => isBlank(declared.amounts[index]))
    .map((row) => ({ key: row.key, name: row.shortName, share: formatRate(law[row.assumed].value) }))
}
