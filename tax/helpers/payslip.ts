import { percentOf, toNaira, wholeKobo } from '../money/exact.ts'
import { type HelperInput, type HelperResult, readInputs } from './helper.ts'

type Name = 'basic' | 'housing' | 'transport' | 'otherAllowances' | 'months'

export const payslipInputs: readonly HelperInput<Name>[] = [
  { name: 'basic', label: 'Basic pay a month', kind: 'money' },
  { name: 'housing', label: 'Housing allowance a month', kind: 'money' },
  { name: 'transport', label: 'Transport allowance a month', kind: 'money' },
  { name: 'otherAllowances', label: 'Other allowances a month', kind: 'money' },
  { name: 'months', label: 'Months that you were paid', kind: 'months' },
]

/** An employee's share of monthly emoluments: basic, housing and transport at least. */
const pension = { percent: 8, source: 'Pension Reform Act 2014, sections 4(1) and 120' }
/**
 * An employee's share of the basic salary, as payrolls withhold it. Since the Business Facilitation Act 2023 the Act
 * speaks of monthly income, and joining is voluntary in the private sector.
 */
const housingFund = {
  percent: 2.5,
  source: 'National Housing Fund Act, section 4, on basic pay as payrolls withhold it',
}

/**
 * A year from one payslip: salary, allowances, and what is usually withheld for pension (8% of basic, housing and
 * transport) and the National Housing Fund (2.5% of basic). Usual, not certain: the payslip itself decides.
 */
export function payslipHelper(typed: Readonly<Partial<Record<Name, unknown>>>): HelperResult {
  const { values, faults } = readInputs(payslipInputs, typed)
  if (faults !== null) return faults
  const { basic, housing, transport, otherAllowances, months } = values
  const yearly = (kobo: number) => (kobo * months) / 100
  const pensionable = wholeKobo((basic + housing + transport) * months)
  const amounts = {
    salary: yearly(basic),
    allowances: yearly(housing + transport + otherAllowances),
    pensionContribution: toNaira(percentOf(pension.percent, pensionable)),
    nhfContribution: toNaira(percentOf(housingFund.percent, wholeKobo(basic * months))),
  }
  return {
    ok: true,
    amounts,
    steps: [
      { label: 'Basic pay in the year', amount: amounts.salary },
      { label: 'Allowances in the year', amount: amounts.allowances },
      { label: `${pension.percent}% of basic, housing and transport`, amount: amounts.pensionContribution },
      { label: `${housingFund.percent}% of basic`, amount: amounts.nhfContribution },
    ],
    source: `${pension.source}; ${housingFund.source}`,
  }
}
