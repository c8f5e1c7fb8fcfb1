import type { TaxLaw } from '../years/law.ts'
import { section } from '../years/sections.ts'
import type { Condition } from './status.ts'

/** The part of the calculation that an amount belongs to. */
export type AmountGroup = keyof typeof groups

/** The heading under which an answer is reviewed. */
export type Section = 'about' | 'income' | 'benefits' | 'deductions'

/** A tool that works the answer out: see helpers/. */
export type HelperName = 'vehicle' | 'accommodation'

/** A figure of the law that is a share of income, assumed where nothing was answered. */
export type AssumedShare = Extract<keyof TaxLaw, `${string}Default`>

/** Each group: the sum of the result that it joins (null for none), and where its questions are reviewed. */
export const groups = {
  earned: { sum: 'earnedIncome', section: 'income' },
  exempt: { sum: null, section: 'income' },
  investment: { sum: 'investmentIncome', section: 'income' },
  benefit: { sum: 'benefitsInKind', section: 'benefits' },
  relief: { sum: 'reliefApplied', section: 'deductions' },
  deduction: { sum: 'deductionsApplied', section: 'deductions' },
} as const satisfies Readonly<Record<string, { sum: string | null; section: Section }>>

interface AmountRow {
  readonly group: AmountGroup
  /** Inside a sentence: "Type the salary in figures". */
  readonly name: string
  /** In a table of the report: the name with capitals, unless it says so. */
  readonly reportName?: string
  /** The section of the Nigeria Tax Act 2025 under which it counts. */
  readonly section: string
  /** The article of the guide that tells more, which must exist: the one called as the key in kebab-case by default. */
  readonly article?: string
  /** Who has it, and so who is asked and for whom it counts; everybody, unless it says so. */
  readonly when?: Exclude<Condition, 'always'>
  /** Counts as zero for pensioners [spec 14.8]. */
  readonly zeroForPensioners?: true
  readonly helper?: HelperName
  /** A shorter option of the command line, "--rent"; the key in kebab-case, "--rent-paid-by-self", always works. */
  readonly option?: string
}

interface TakenOffRow extends AmountRow {
  /**
   * The word by which people speak of it; there is no default. The assistant recognises the amount by it in "how much
   * does my rent save", and what is assumed is named by it: "8% pension". No two rows have the same.
   */
  readonly shortName: string
}

/** What is taken off as the rule of its key says. */
interface DeductionRow extends TakenOffRow {
  readonly group: 'deduction'
  readonly assumed?: never
}

/** A deduction of which a share of income is assumed, for every status, so that it has no condition. */
interface ContributionRow extends TakenOffRow {
  readonly group: 'deduction'
  readonly when?: never
  /** What is assumed where it was not answered. Such a contribution is never taken off a pensioner's income. */
  readonly assumed: AssumedShare
}

/** A relief is not what was paid: its line has an id of its own. */
interface ReliefRow extends TakenOffRow {
  readonly group: 'relief'
  readonly lineId: string
}

interface CountedRow extends AmountRow {
  readonly group: Exclude<AmountGroup, 'deduction' | 'relief'>
}

/**
 * Every answer that is an amount in naira for the year, one row each, in the order in which it is asked, calculated
 * and told. Questions, sums, lines, report, command line and assistant follow from these rows
 * [decision 0028].
 */
export const amounts = {
  businessIncome: {
    group: 'earned',
    name: 'business income',
    section: 'Section 28',
    when: 'hasBusiness',
    option: 'business',
  },
  salary: {
    group: 'earned',
    name: 'salary',
    section: 'Section 28',
    when: 'hasEmployment',
  },
  commissions: {
    group: 'earned',
    name: 'commissions',
    section: 'Section 28',
    article: 'commissions-and-bonus',
    when: 'hasEmployment',
  },
  allowances: {
    group: 'earned',
    name: 'allowances',
    section: 'Section 28',
    when: 'hasEmployment',
  },
  pension: {
    group: 'exempt',
    name: 'pension received',
    section: section('163(1)(i)'),
    article: 'pensioner',
  },
  annuity: {
    group: 'earned',
    name: 'annuity',
    section: 'Section 4(2)(b)',
  },
  gratuities: {
    group: 'earned',
    name: 'gratuity',
    section: 'Section 28',
    article: 'gratuity',
  },
  foreignIncome: {
    group: 'earned',
    name: 'foreign income',
    section: section('12', '28'),
    article: 'freelance-from-abroad',
  },
  dividendsNigeria: {
    group: 'investment',
    name: 'Nigerian dividends',
    section: 'Section 28',
    article: 'dividends',
    zeroForPensioners: true,
  },
  dividendsForeign: {
    group: 'investment',
    name: 'foreign dividends',
    section: section('12', '28'),
    article: 'foreign-investment-income',
    zeroForPensioners: true,
  },
  interest: {
    group: 'investment',
    name: 'interest',
    section: 'Section 28',
    zeroForPensioners: true,
  },
  rentalIncome: {
    group: 'investment',
    name: 'rental income',
    section: 'Section 28',
  },
  otherIncome: {
    group: 'investment',
    name: 'other income',
    section: 'Section 28',
  },
  gains: {
    group: 'investment',
    name: 'gains',
    section: 'Sections 4, 28 and 34',
  },
  rentPaidByEmployer: {
    group: 'benefit',
    name: 'rent paid by your employer',
    reportName: 'Rent Paid by Employer',
    section: 'Section 14(6) and (7)',
    article: 'company-house',
    when: 'hasEmployment',
    helper: 'accommodation',
  },
  domesticStaffCost: {
    group: 'benefit',
    name: 'domestic staff cost',
    section: 'Section 14(1)(c)',
    article: 'domestic-staff',
    when: 'hasEmployment',
  },
  vehicleBenefit: {
    group: 'benefit',
    name: 'vehicle benefit',
    section: 'Section 14(1)(a) and (b)',
    article: 'company-car',
    when: 'hasEmployment',
    helper: 'vehicle',
  },
  otherBenefits: {
    group: 'benefit',
    name: 'other benefits',
    section: 'Section 14(1)(c)',
    when: 'hasEmployment',
  },
  rentPaidBySelf: {
    group: 'relief',
    name: 'rent you paid',
    reportName: 'Rent Relief',
    shortName: 'rent',
    lineId: 'rentRelief',
    section: 'Section 30(2)(a)(vi)',
    article: 'rent-relief',
    option: 'rent',
  },
  pensionContribution: {
    group: 'deduction',
    name: 'pension contribution',
    shortName: 'pension',
    section: 'Section 30(2)(a)(iii)',
    assumed: 'pensionDefault',
  },
  nhfContribution: {
    group: 'deduction',
    name: 'NHF contribution',
    shortName: 'NHF',
    section: 'Section 30(2)(a)(i)',
    article: 'nhf',
    assumed: 'nhfDefault',
    option: 'nhf',
  },
  nhisContribution: {
    group: 'deduction',
    name: 'NHIS contribution',
    shortName: 'NHIS',
    section: 'Section 30(2)(a)(ii)',
    article: 'nhis',
    assumed: 'nhisDefault',
    option: 'nhis',
  },
  lifeAssurance: {
    group: 'deduction',
    name: 'life assurance premium',
    reportName: 'Life Assurance',
    shortName: 'life',
    section: 'Section 30(2)(a)(v)',
    option: 'life',
  },
  mortgageInterest: {
    group: 'deduction',
    name: 'mortgage interest',
    shortName: 'mortgage',
    section: 'Section 30(2)(a)(iv)',
    option: 'mortgage',
  },
} as const satisfies Readonly<Record<string, CountedRow | DeductionRow | ContributionRow | ReliefRow>>

/** The key of an answer that is an amount. */
export type AmountKey = keyof typeof amounts

/** The keys whose row has these properties. */
type KeysWith<Property> = {
  [Key in AmountKey]: (typeof amounts)[Key] extends Property ? Key : never
}[AmountKey]

/** An amount that no sum counts. */
export type ExemptKey = KeysWith<{ group: 'exempt' }>
/** What comes off income before the bands. */
export type DeductionKey = KeysWith<{ group: 'deduction' }>
/** What the person paid from which a relief is worked out. */
export type ReliefKey = KeysWith<{ group: 'relief' }>
/** The id of the line that a relief has. */
export type ReliefLineId = (typeof amounts)[ReliefKey]['lineId']
/** What is assumed to have been paid when it was not answered [spec 14.11]. */
export type ContributionKey = KeysWith<{ assumed: AssumedShare }>
