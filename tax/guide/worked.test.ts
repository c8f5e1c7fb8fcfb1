import { describe, expect, it } from 'vitest'
import { type Answers, nothingPaid } from '../answers/index.ts'
import { calculate } from '../calculate.ts'
import { formatNaira } from '../money/format.ts'
import { noteFigures } from '../years/nta-2025.ts'
import { told } from '../years/told.ts'
import { articleOf } from './index.ts'

const taxOn = (answers: Partial<Answers>) =>
  calculate({ taxYear: 2026, status: 'employee', ...nothingPaid, ...answers }, { currentYear: 2026 }).totalTax
const share = ({ value }: { value: number }, of: number) => (of * value) / 100

const wage = noteFigures.minimumWage.value
const pay = 6_000_000
const taxOnPay = taxOn({ salary: pay })
const monthWithPension = taxOn({ salary: pay, pensionContribution: 480_000 }) / 12
const job = { salary: 7_200_000, pensionContribution: 576_000, rentPaidBySelf: 1_200_000 }
const year = {
  ...job,
  status: 'both',
  businessIncome: 3_000_000,
  rentalIncome: 2_000_000,
  foreignIncome: 4_000_000,
} as const
const owed = taxOn(year)
const left =
  owed -
  400_000 -
  taxOn(job) -
  share(told.withheldFees, year.businessIncome) -
  share(told.withheldInvestment, year.rentalIncome)
const machine = share(told.allowancePlant, 1_000_000)
const profit = 9_600_000 - 6_300_000
const gainOnLand = 9_000_000 - 5_000_000 - 450_000
const gainOnToken = Math.round(3_000_000 - (2_000_000 * 1_600) / 1_500)
const car = share(noteFigures.vehicleShareOfCost, 40_000_000)
const besidesTheHouse = 60_000_000 + car + 1_800_000
const house = share(noteFigures.accommodationShareOfPay, besidesTheHouse)

/** What articles say that is no total of the engine: worked out here from the law's own figures. */
const worked: Readonly<Record<string, readonly number[]>> = {
  'presumptive-tax': [told.presumptiveFreeTurnover.value, share(told.presumptiveShare, 30_000_000)],
  'trader-records': [told.presumptiveFreeTurnover.value, share(told.presumptiveShare, 30_000_000)],
  'capital-allowances': [machine, profit, profit - machine],
  'business-losses': [2_800_000 - 1_500_000 - 400_000],
  'selling-land': [gainOnLand, taxOn({ salary: pay, gains: gainOnLand }) - taxOnPay],
  'selling-shares': [
    told.shareProceeds.value,
    told.shareGain.value,
    (30_000_000 * (160_000_000 - 120_000_000)) / 160_000_000,
  ],
  'selling-personal-things': [told.chattels.value],
  'crypto-gain-counted': [
    gainOnToken,
    taxOn({ salary: pay, gains: gainOnToken }) - taxOnPay,
    share(told.digitalWithheld, 3_000_000),
  ],
  prizes: [
    share(told.withheldWinnings, 1_000_000),
    share(told.withheldWinnings, 1_000_000) - taxOn({ otherIncome: 1_000_000 }),
  ],
  'balance-to-pay': [
    share(told.withheldFees, year.businessIncome),
    share(told.withheldInvestment, year.rentalIncome),
    left,
  ],
  'late-payment': [left, share(told.latePaymentShare, left)],
  refund: [
    taxOnPay,
    taxOnPay - taxOn({ salary: pay, pensionContribution: 480_000, rentPaidBySelf: 1_500_000 }),
  ],
  'withholding-rates': [share(told.withheldFees, 3_000_000)],
  'payslip-check': [monthWithPension],
  'keep-six-years': [told.noBooks.value],
  'get-a-tax-id': [told.notRegisteredFirstMonth.value, told.notRegisteredFurtherMonth.value],
  'disagree-with-the-tax-office': [told.falseDeclaration.value],
  nysc: [77_000 * 12, 77_000 * 10],
  'minimum-wage-jobs': [wage, wage * 12],
  'minimum-wage-before-2026': [told.oldMinimumWageYear.value, wage * 12],
  'non-resident': [share(told.withheldInvestment, 3_000_000)],
  expatriate: [car, besidesTheHouse, house, besidesTheHouse + house],
  'thirteenth-month': [
    monthWithPension,
    taxOn({ salary: pay + 1_000_000, pensionContribution: 480_000 }) - 11 * monthWithPension,
  ],
  'part-of-a-year': [
    taxOn({ salary: 3_000_000, pensionContribution: 240_000 }) / 6,
    6 * monthWithPension - taxOn({ salary: 3_000_000, pensionContribution: 240_000 }),
    taxOnPay - 2 * taxOn({ salary: 3_000_000 }),
  ],
  'rent-in-advance': [
    calculate({ taxYear: 2026, status: 'employee', rentPaidBySelf: 2_000_000 / 2 }, { currentYear: 2026 })
      .reliefApplied,
  ],
  'foreign-currency': [24_000 * 1_500],
  'foreign-tax-credit': [Math.round((owed * 4_000_000) / 16_200_000)],
}

describe.each(Object.entries(worked))('%s', (id, figures) => {
  it.each(figures.map((figure) => formatNaira(figure)))('says %s, as the law comes to', (figure) => {
    expect(articleOf(id)?.body.join(' ')).toContain(figure)
  })
})
