import { presumptiveFigures } from './presumptive.ts'
import { reporters } from './reporters.ts'
import { administrationSection, section } from './sections.ts'

/** What a figure of the law counts; a month's name for a day of that month, `digit` for the length of a number. */
export type ToldUnit =
  | 'naira'
  | 'percent'
  | 'day'
  | 'month'
  | 'year'
  | 'digit'
  | 'acre'
  | 'vehicle'
  | 'day of the next month'
  | 'January'
  | 'March'
  | 'April'
  | 'December'

/**
 * How far a figure is known: read in an Act or a regulation; reported by those whom `reportedBy` names; or not certain.
 */
export type Certainty = 'verified' | 'reported' | 'unsure'

/** A figure of the law that people are told and that no calculation of a result uses. */
export interface Told {
  readonly value: number
  readonly unit: ToldUnit
  /** The section that sets it, or the text in which it is reported. */
  readonly source: string
  readonly certainty: Certainty
  /** Who reports it, where it is not read in an Act: as an article names it. */
  readonly reportedBy?: string
}

const readIn = (value: number, unit: ToldUnit, source: string): Told => ({
  value,
  unit,
  source,
  certainty: 'verified',
})
const reportedBy = (value: number, unit: ToldUnit, by: string): Told => ({
  value,
  unit,
  source: by,
  certainty: 'reported',
  reportedBy: by,
})

const withholding = 'Withholding Regulations 2024 (S.I. 34), First Schedule'

/**
 * Figures that guide, notes and help tell and no result is made of. A test refuses a sentence with a figure that
 * neither this table, nor the law of a year, nor the engine gives (tax/guide/figures.test.ts).
 */
export const told = {
  // Returns, records and penalties.
  returnDay: reportedBy(31, 'March', reporters.oyedele),
  returnDayOf2025: reportedBy(14, 'April', reporters.sterling),
  employerReturnDay: readIn(31, 'January', administrationSection('14(1)')),
  residenceDay: readIn(1, 'January', 'Nigeria Tax Act 2025, Twelfth Schedule'),
  lateReturnFirstMonth: readIn(100_000, 'naira', administrationSection('101')),
  lateReturnFurtherMonth: readIn(50_000, 'naira', administrationSection('101')),
  notRegisteredFirstMonth: readIn(50_000, 'naira', administrationSection('100')),
  notRegisteredFurtherMonth: readIn(25_000, 'naira', administrationSection('100')),
  noBooks: readIn(10_000, 'naira', administrationSection('102')),
  falseDeclaration: readIn(1_000_000, 'naira', administrationSection('124')),
  falseRefundShare: readIn(50, 'percent', administrationSection('121')),
  clearanceYears: reportedBy(3, 'year', reporters.clearance),
  latePaymentShare: readIn(10, 'percent', administrationSection('65')),
  bankRate: reportedBy(26.5, 'percent', reporters.bankRate),
  objectionDays: readIn(30, 'day', administrationSection('41')),
  recordYears: readIn(6, 'year', administrationSection('31(5)')),
  refundClaimYears: readIn(6, 'year', administrationSection('55')),
  refundDays: readIn(90, 'day', administrationSection('55')),
  payeRemittanceDay: readIn(
    10,
    'day of the next month',
    'Withholding Regulations 2024 (S.I. 34), regulation 7',
  ),
  // Tax withheld, of what is paid to an individual.
  withheldInvestment: readIn(10, 'percent', withholding),
  withheldRoyalty: readIn(5, 'percent', withholding),
  withheldFees: readIn(5, 'percent', withholding),
  withheldFeesAbroad: readIn(10, 'percent', withholding),
  withheldGoodsAndServices: readIn(2, 'percent', withholding),
  withheldServicesAbroad: readIn(5, 'percent', withholding),
  withheldConstruction: readIn(5, 'percent', withholding),
  withheldConstructionAbroad: readIn(10, 'percent', withholding),
  withheldDirectors: readIn(15, 'percent', withholding),
  withheldDirectorsAbroad: readIn(20, 'percent', withholding),
  withheldJobLoss: readIn(10, 'percent', withholding),
  withheldEntertainersAbroad: readIn(15, 'percent', withholding),
  withheldWinnings: readIn(5, 'percent', withholding),
  withheldWinningsAbroad: readIn(15, 'percent', withholding),
  withheldNothing: readIn(0, 'percent', 'Withholding Regulations 2024 (S.I. 34), regulation 10'),
  dividendWithheld: readIn(10, 'percent', administrationSection('51(3)')),
  // Trade.
  ...presumptiveFigures,
  presumptiveDays: reportedBy(300, 'day', reporters.presumptive),
  presumptiveGainShare: reportedBy(2, 'percent', reporters.presumptive),
  presumptiveGainDays: reportedBy(30, 'day', reporters.presumptive),
  startCostYears: readIn(6, 'year', section('20')),
  ceasingMonths: readIn(6, 'month', section('24')),
  allowanceBuilding: readIn(10, 'percent', 'Nigeria Tax Act 2025, First Schedule, Part I'),
  allowancePlant: readIn(20, 'percent', 'Nigeria Tax Act 2025, First Schedule, Part I'),
  allowanceVehicle: readIn(25, 'percent', 'Nigeria Tax Act 2025, First Schedule, Part I'),
  smallCompanyTurnover: readIn(50_000_000, 'naira', 'Gazette No. 117'),
  smallCompanyTurnoverOfCopy: readIn(100_000_000, 'naira', 'The National Assembly copy'),
  companyLeastRate: readIn(15, 'percent', section('57')),
  // Gains.
  shareProceeds: readIn(150_000_000, 'naira', section('34(1)(a)')),
  shareGain: readIn(10_000_000, 'naira', section('34(1)(a)')),
  shareMonths: readIn(12, 'month', section('34(1)(a)')),
  shareCostDay: reportedBy(31, 'December', reporters.oyedele),
  homeLand: readIn(1, 'acre', section('51')),
  privateVehicles: readIn(2, 'vehicle', section('53')),
  chattels: readIn(5_000_000, 'naira', section('52')),
  angelMonths: readIn(24, 'month', section('163(1)(m)')),
  digitalWithheld: reportedBy(1, 'percent', reporters.revenueCircular),
  digitalStakingWithheld: reportedBy(10, 'percent', reporters.revenueCircular),
  compensationWithheld: readIn(10, 'percent', withholding),
  // Persons.
  residenceDays: readIn(183, 'day', section('202')),
  residenceMonths: readIn(12, 'month', section('202')),
  taxIdDigits: reportedBy(13, 'digit', reporters.taxNumber),
  oldTaxNumberDigits: reportedBy(10, 'digit', reporters.taxNumber),
  ninDigits: reportedBy(11, 'digit', reporters.taxNumber),
  taxNumberFirstDigits: reportedBy(8, 'digit', reporters.taxNumber),
  taxNumberLastDigits: reportedBy(4, 'digit', reporters.taxNumber),
  // The law before.
  oldMinimumWageYear: reportedBy(360_000, 'naira', reporters.oldMinimumWage),
} as const satisfies Readonly<Record<string, Told>>
