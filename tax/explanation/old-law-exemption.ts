import { formatNaira } from '../money/format.ts'
import { type Declared, declare } from '../rules/declared.ts'
import { oldLawPay } from '../rules/old-law-pay.ts'
import { firstYearOfAct } from '../years/index.ts'
import { oldLawWageOf, oldLawWageSource } from '../years/minimum-wage.ts'

/** That the old law does not tax a job at or under the minimum wage, in words that hold no figure of the person. */
export interface OldLawExemption {
  /** Not certain for pay of 2024 between the wages before and after July: it is then counted as taxed. */
  readonly isCertain: boolean
  /** "By the law of 2025 your pay is exempt": without its full stop. */
  readonly heading: string
  readonly words: string
  /** The section, and who reports it. */
  readonly source: string
}

const otherIncome = 'Only that pay is exempt: other income is still taxed.'

function wordsOf(taxYear: number, isCertain: boolean): string {
  const known = oldLawWageOf(taxYear)
  const wage = formatNaira(known?.wage.value ?? 0)
  if (!isCertain)
    return `A job that paid no more than the national minimum wage was not taxed. The wage rose from ${wage} to ${formatNaira(known?.since?.value ?? 0)} a month in July ${taxYear}, and your pay is between the two. It is not certain which one counts, so we count your pay as taxed. Ask the tax office of your State.`
  const rule = `A job that paid no more than the national minimum wage, ${wage} a month, was not taxed, and the minimum tax of 1% was not due on it.`
  return taxYear < firstYearOfAct ? `${rule} ${otherIncome}` : `As it stood in 2025: ${rule} ${otherIncome}`
}

/** What the old law says of the pay from an employer; null where it taxes it. */
export function oldLawExemptionOf(declared: Declared): OldLawExemption | null {
  const pay = oldLawPay(declared)
  return pay === 'taxed' ? null : oldLawExemptionIn(declared.taxYear, pay === 'exempt')
}

/** The same where it is known that the pay is exempt, or may be. */
export function oldLawExemptionIn(taxYear: number, isCertain: boolean): OldLawExemption {
  const law = taxYear < firstYearOfAct ? `the law of ${taxYear}` : 'the old law'
  return {
    isCertain,
    heading: `By ${law} your pay ${isCertain ? 'is' : 'may be'} exempt`,
    words: wordsOf(taxYear, isCertain),
    source: oldLawWageSource,
  }
}

/**
 * The same of answers as typed, for a year in which that law was in force; null for a year of the Act.
 * @throws TaxInputError as `calculate` does.
 */
export function oldLawExemptionFor(answers: unknown, currentYear: number): OldLawExemption | null {
  const declared = declare(answers, currentYear)
  return declared.taxYear < firstYearOfAct ? oldLawExemptionOf(declared) : null
}
