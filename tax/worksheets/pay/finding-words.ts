import type { Ground } from '../../act/choice.ts'
import { usualPensionPercent } from '../../helpers/usual-pension.ts'
import { formatNaira } from '../../money/format.ts'
import { minimumWageOfMonth, minimumWageSection } from '../../rules/jobs.ts'
import { lawOf } from '../../years/index.ts'
import { reporters } from '../../years/reporters.ts'
import { administrationSection, citationLine, section } from '../../years/sections.ts'
import type { Cause } from './causes.ts'
import { topRate } from './paye.ts'
import type { EmployerCheck, Finding } from './check-payslips.ts'
import { monthsInWords } from './months.ts'

/** "₦97,800 too much", "₦12,000 too little". */
export function awayInWords(over: number): string {
  return `${formatNaira(Math.abs(over))} too ${over < 0 ? 'little' : 'much'}`
}

const isAlike = (amounts: readonly number[]) => amounts.every((amount) => amount === amounts[0])

/** Which line is wrong: "PAYE of July to December took ₦65,300 a month where ₦49,000 was due: ₦97,800 too much." */
export function findingWords({ months, causes, over }: Finding, check: EmployerCheck): string {
  const named = months.flatMap(({ month }) => (month === null ? [] : [month]))
  const when = named.length === 0 ? 'the year' : monthsInWords(named)
  if (causes.includes('not-settled') && check.taken !== null)
    return `PAYE of the year comes to ${formatNaira(check.taken)} where ${formatNaira(check.due)} is due: ${awayInWords(over)}.`
  const took = months.map(({ taken }) => taken ?? 0)
  const due = months.map((month) => month.due)
  const each = months.length > 1 && isAlike(took) && isAlike(due) ? ' a month' : ''
  const figure = (amounts: readonly number[]) =>
    formatNaira(
      each === '' ? amounts.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100 : (amounts[0] ?? 0),
    )
  return `PAYE of ${when} took ${figure(took)}${each} where ${figure(due)} was due: ${awayInWords(over)}.`
}

/** What it looks like that the employer did, a sentence each. */
export function causeWords(cause: Cause, taxYear: number): string {
  return words[cause](taxYear)
}

const words: Readonly<Record<Cause, (taxYear: number) => string>> = {
  contributions: () => 'It looks as if your own contributions were not taken off your pay before the tax.',
  'other-contributions': () =>
    'It looks as if only the pension was taken off your pay before the tax, and not NHF and NHIS.',
  'assumed-pension': () =>
    `It looks as if ${usualPensionPercent}% of your pay was taken off for a pension before the tax. Your payslip shows another pension, or none.`,
  rent: () => 'It looks as if the relief for the rent that you told this employer of was left out.',
  'bonus-top-band': (taxYear) =>
    `It looks as if what is not paid every month was taxed at ${topRate(lawOf(taxYear))}%, the rate of the highest band. It bears only the rates that your own year reaches.`,
  'bonus-every-month': () => 'It looks as if the bonus was taxed as if you were paid one every month.',
  arrears: (taxYear) =>
    `It looks as if the arrears for work before ${taxYear} were taxed with the pay of ${taxYear}.`,
  wage: () =>
    `This job pays no more than the national minimum wage, ${formatNaira(minimumWageOfMonth)} a month. Its pay is exempt.`,
  'twelve-months': () =>
    'It looks as if the tax was worked out for twelve months of this pay. You work fewer there this year, and the bands are those of a whole year.',
  'nothing-taken': () => 'No PAYE was taken at all.',
  'not-settled': () =>
    'Each month by itself is as its own pay asks. Together they must come to the tax of the year, and the last month should have put that right.',
  unknown: () => 'We found no usual mistake behind it. Ask how it was worked out.',
}

const byTheMonth = `${reporters.boardGuidelines} (that each month takes its share of the year)`

/** Where it stands that another PAYE was due, and how certain that is. */
export function groundOf({ causes }: Finding): Ground {
  if (causes.includes('wage'))
    return {
      section: minimumWageSection,
      certainty: 'verified',
      reportedBy: `${reporters.boardGuidelines} (that it is looked at month by month)`,
    }
  const isBonus = causes.some((cause) => cause === 'bonus-top-band' || cause === 'bonus-every-month')
  const paye = administrationSection('51(6) and (7)')
  const places = causes.flatMap((cause) => sectionsOf[cause] ?? [])
  return {
    section: citationLine([paye, ...new Set(places)]),
    certainty: 'verified',
    reportedBy: byTheMonth,
    ...(isBonus && {
      unsure: 'Whether an employer may spread the tax on one bonus over several months is not ruled.',
    }),
  }
}

const deductions = section('30(2)(a)')
const sectionsOf: Readonly<Partial<Record<Cause, string>>> = {
  contributions: deductions,
  'other-contributions': deductions,
  'assumed-pension': deductions,
  rent: section('30(2)(a)(vi)'),
  'bonus-top-band': 'Section 58 and Fourth Schedule',
  'bonus-every-month': 'Section 58 and Fourth Schedule',
  arrears: section('26(2)'),
  'twelve-months': 'Section 58 and Fourth Schedule',
}
