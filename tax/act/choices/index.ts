import type { Choice } from '../choice.ts'
import { car, lentThings } from './benefits.ts'
import { business } from './business.ts'
import { contributionsPaid, pensionerDeductions } from './contributions.ts'
import { mortgageHome, premiums, rentPeriod } from './deductions.ts'
import { gains } from './gains.ts'
import {
  dividendsFinal,
  foreignDividends,
  foreignIncome,
  foreignTax,
  interestKinds,
  residence,
} from './investment.ts'
import { armedForces, home, minimumWageJob } from './jobs.ts'
import { compensation } from './other.ts'
import { annuityExempt, gratuityExempt, pensionTaxable } from './retirement.ts'

/**
 * Every difference, in the order in which the Act applies them: residence; each job with its benefits, the home last;
 * what is exempt of pay; other income without what is exempt or finally taxed; business; gains and compensation;
 * deductions; the credit for tax paid abroad.
 */
export const choices: readonly Choice[] = [
  residence,
  car,
  lentThings,
  home,
  minimumWageJob,
  armedForces,
  // Before a pension joins the other income, of which compensation is a part.
  compensation,
  pensionTaxable,
  annuityExempt,
  gratuityExempt,
  dividendsFinal,
  foreignDividends,
  foreignIncome,
  interestKinds,
  business,
  gains,
  contributionsPaid,
  pensionerDeductions,
  mortgageHome,
  premiums,
  rentPeriod,
  foreignTax,
]
