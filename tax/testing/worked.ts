import { type Answers, nothingPaid } from '../answers/index.ts'
import { calculate } from '../calculate.ts'
import { explain } from '../explanation/index.ts'
import { before2026 } from '../years/before-2026.ts'
import { nigeriaTaxAct, noteFigures } from '../years/nta-2025.ts'
import { personalIncomeTaxAct } from '../years/pita.ts'
import { told } from '../years/told.ts'

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

const beyond = 75_000_000 - noteFigures.lossOfOfficeFree.value

/** Whether the Act is the cheaper law on a salary a month from which nothing is taken off. */
const isCheaper = (month: number): boolean =>
  (explain({ taxYear: 2026, status: 'employee', ...nothingPaid, salary: month * 12 }, { currentYear: 2026 })
    .oldLaw.difference ?? 0) < 0

/** The monthly salary, to the thousand, up to which it is. */
function crossing(): number {
  let month = 1_000_000
  while (isCheaper(month)) month += 100
  return Math.round(month / 1_000) * 1_000
}

/** Up to where each band reaches, as much every month: to the naira. */
const bandsByMonth = nigeriaTaxAct.bands.list.flatMap(({ upTo }) =>
  upTo === null ? [] : [Math.round(upTo / 12)],
)

/** What articles say that is no total of the engine: worked out here from the law's own figures. Naira. */
export const worked: Readonly<Record<string, readonly number[]>> = {
  'tax-bands': bandsByMonth,
  'first-800000': bandsByMonth.slice(0, 1),
  'business-income': [profit, machine],
  'loss-of-office': [beyond, share(told.withheldJobLoss, beyond)],
  'other-income': [share(told.withheldWinnings, 1_000_000)],
  'company-car': [share(noteFigures.vehicleShareOfCost, 20_000_000)],
  'consolidated-relief': [
    personalIncomeTaxAct.consolidatedFixed.value / (personalIncomeTaxAct.consolidatedLeast.value / 100),
    share(personalIncomeTaxAct.consolidatedLeast, 30_000_000) +
      share(personalIncomeTaxAct.consolidatedShare, 30_000_000),
    before2026.consolidatedFixed.value + share(before2026.consolidatedRate, 30_000_000),
  ],
  'rent-relief': [
    nigeriaTaxAct.rentReliefLimit.value / (nigeriaTaxAct.rentReliefRate.value / 100),
    share(nigeriaTaxAct.rentReliefRate, 1_000_000),
  ],
  'two-jobs': [taxOnPay - 2 * taxOn({ salary: 3_000_000 })],
  'late-filing': [told.lateReturnFirstMonth.value + 2 * told.lateReturnFurtherMonth.value],
  'more-or-less-than-before': [crossing()],
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
    monthWithPension,
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

/**
 * What articles suppose of a person to show how it is counted: naira or the rate of a currency, and days and months in
 * the article's words.
 */
export const supposed: Readonly<Record<string, readonly (number | string)[]>> = {
  'presumptive-tax': [30_000_000],
  'trader-records': [30_000_000, 9_600_000, 6_300_000],
  'business-losses': [1_500_000, 2_800_000, 400_000],
  'business-income': [9_600_000, 6_300_000, 1_000_000],
  'capital-allowances': [1_000_000],
  nysc: [77_000],
  expatriate: [40_000_000, 15_000_000],
  payslip: [100_000, 50_000],
  'freelance-from-abroad': [24_000, 1_500],
  'foreign-currency': [24_000, 1_500],
  'loss-of-office': [75_000_000],
  'other-income': [1_000_000],
  'part-of-a-year': [40_000],
  'rent-in-advance': [2_000_000],
  'rent-relief': ['two years'],
  'late-filing': ['20 June'],
  'foreign-tax-credit': [400_000],
  'balance-to-pay': [400_000],
  'selling-land': [450_000],
  'selling-shares': [160_000_000, 30_000_000, 120_000_000],
  'crypto-gain-counted': [2_000_000, 1_500, 1_600],
  'company-car': [20_000_000, 500_000, 6_000_000],
  'company-house': [3_000_000],
  'consolidated-relief': [30_000_000],
}
