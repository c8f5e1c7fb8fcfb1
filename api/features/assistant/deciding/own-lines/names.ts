import type { AmountKey, TotalId } from '../../../../../tax/index.ts'
import type { ReliefLineId } from '../../../../../tax/answers/amounts.ts'

/**
 * A line of a saved result that a person may ask for: every answer in naira, every relief and total, and what stands
 * beside them on the page of the result.
 */
export type OwnLineId =
  | AmountKey
  | ReliefLineId
  | TotalId
  | 'consolidatedRelief'
  | 'bands'
  | 'byTheAct'
  | 'paye'
  | 'payeTaken'
  | 'balance'
  | 'takeHome'
  | 'payExempt'

type Names = readonly [string, ...string[]]

/** What people call a line: the first name of a language is the one that answers use. */
export interface LineNames {
  readonly en: Names
  readonly pcm: Names
  /** Whole questions that can only mean this line, and do not name it. */
  readonly asked?: readonly string[]
}

/**
 * Every line by its names, in any case of letters; several lines may share one, and those that the person has are told. A line
 * without names does not compile.
 */
export const lineNames: Readonly<Record<OwnLineId, LineNames>> = {
  businessIncome: {
    en: [
      'business income',
      'business profit',
      'profit',
      'business',
      'shop',
      'trade',
      'side hustle',
      'hustle',
      'side business',
      'selling',
    ],
    pcm: ['profit', 'business money', 'market money', 'shop money', 'profit for business'],
  },
  salary: {
    en: ['salary', 'pay', 'wages', 'wage', 'job', 'work'],
    pcm: ['salary', 'work money', 'oga money'],
  },
  commissions: {
    en: ['commissions', 'commission', 'bonus', 'bonuses', 'commission and bonus', 'commissions and bonus'],
    pcm: ['commission', 'bonus money'],
  },
  allowances: { en: ['allowances', 'allowance'], pcm: ['allowance', 'allowee'] },
  pension: {
    en: ['pension received', 'pension', 'retirement pension', 'monthly pension'],
    pcm: ['pension wey you dey collect', 'pension wey i dey collect', 'pension money'],
  },
  annuity: { en: ['annuity', 'annuities'], pcm: ['annuity', 'annuity money'] },
  gratuities: { en: ['gratuity', 'gratuities'], pcm: ['gratuity', 'gratuity money'] },
  foreignIncome: {
    en: ['foreign income', 'income from abroad', 'money from abroad', 'dollar income', 'foreign earnings'],
    pcm: ['money from abroad', 'dollar money'],
  },
  dividendsNigeria: {
    en: ['Nigerian dividends', 'dividends', 'dividend', 'Nigerian dividend', 'shares dividend'],
    pcm: ['dividend for Nigeria', 'dividend money'],
  },
  dividendsForeign: {
    en: ['foreign dividends', 'foreign dividend', 'dividends from abroad', 'dividends', 'dividend'],
    pcm: ['dividend from abroad', 'dividend money'],
  },
  interest: {
    en: ['interest', 'bank interest', 'savings interest', 'interest received'],
    pcm: ['interest wey you collect', 'interest wey i collect', 'interest money'],
  },
  rentalIncome: {
    en: ['rental income', 'rent from tenants', 'tenants', 'rents', 'rent received', 'rent'],
    pcm: ['rent wey tenant dey pay', 'tenant money', 'money from tenants'],
  },
  otherIncome: { en: ['other income', 'other money'], pcm: ['other money wey enter', 'other money'] },
  gains: {
    en: ['gains', 'gain', 'capital gains', 'capital gain', 'chargeable gains'],
    pcm: ['gain', 'gain for wetin i sell'],
  },
  rentPaidByEmployer: {
    en: ['rent paid by your employer', 'rent paid by my employer', 'rent my employer pays', 'employer rent'],
    pcm: ['rent wey your oga pay', 'rent wey oga pay', 'rent wey oga dey pay'],
  },
  domesticStaffCost: {
    en: ['domestic staff cost', 'domestic staff', 'cost of domestic staff'],
    pcm: ['money for house help', 'house help money'],
  },
  vehicleBenefit: {
    en: ['vehicle benefit', 'car benefit', 'company car', 'official car'],
    pcm: ['oga motor', 'company motor'],
  },
  otherBenefits: {
    en: ['other benefits', 'other benefit'],
    pcm: ['other things wey oga give', 'other benefit'],
  },
  rentPaidBySelf: {
    en: ['rent you paid', 'rent', 'house rent', 'rent i paid', 'home rent', 'rent i pay', 'rent paid'],
    pcm: ['rent wey you pay', 'rent wey i pay', 'rent wey i dey pay', 'house rent money'],
  },
  pensionContribution: {
    en: [
      'pension contribution',
      'pension',
      'pension contributions',
      'pension deduction',
      'pension i paid',
      'rsa',
      'pension paid',
    ],
    pcm: ['pension wey you pay', 'pension wey i pay', 'pension wey i dey pay'],
  },
  nhfContribution: {
    en: ['NHF contribution', 'NHF', 'housing fund', 'national housing fund', 'nhf deduction'],
    pcm: ['NHF', 'NHF money'],
  },
  nhisContribution: {
    en: ['NHIS contribution', 'NHIS', 'health insurance', 'nhia', 'hmo', 'nhis deduction'],
    pcm: ['NHIS', 'NHIS money'],
  },
  lifeAssurance: {
    en: [
      'life assurance premium',
      'life assurance',
      'life insurance',
      'life premium',
      'insurance premium',
      'life insurance premium',
    ],
    pcm: ['life insurance money', 'life insurance'],
  },
  mortgageInterest: {
    en: [
      'mortgage interest',
      'mortgage',
      'home loan interest',
      'interest on my mortgage',
      'interest',
      'loan interest',
      'house loan interest',
      'housing loan interest',
      'interest on my loan',
      'interest on my home loan',
      'interest on my house loan',
      'home loan',
      'house loan',
    ],
    pcm: ['house loan interest', 'interest for my house loan'],
  },
  rentRelief: {
    en: ['rent relief', 'relief', 'relief for rent', 'rent relief amount', 'reliefs'],
    pcm: ['rent relief', 'relief for my rent'],
  },
  consolidatedRelief: {
    en: ['consolidated relief', 'cra', 'consolidated relief allowance', 'relief', 'reliefs'],
    pcm: ['consolidated relief', 'cra'],
  },
  earnedIncome: { en: ['earned income'], pcm: ['money wey you work for', 'money wey i work for'] },
  investmentIncome: { en: ['investment income', 'investments'], pcm: ['investment money'] },
  benefitsInKind: {
    en: ['total benefits in kind', 'benefits in kind', 'benefits', 'benefit in kind'],
    pcm: ['things wey oga give', 'benefits in kind'],
  },
  annualIncome: {
    en: [
      'total income',
      'income',
      'gross income',
      'annual income',
      'total gross income',
      'gross',
      'earnings',
    ],
    pcm: ['all di money wey enter', 'total money', 'all the money wey enter'],
  },
  totalDeductions: {
    en: ['total deductions', 'deductions', 'deduction', 'deductions and reliefs', 'total deduction'],
    pcm: ['everything wey dem comot', 'wetin dem comot', 'all wetin dem comot'],
    asked: [
      'how much is deducted',
      'how much is deducted from my income',
      'how much was deducted from my income',
      'how much is taken off',
      'how much is taken off my income',
      'how much was taken off my income',
      'how much dem comot from my income',
      'how much dem comot from my money before tax',
    ],
  },
  taxableIncome: {
    en: ['taxable income', 'chargeable income', 'taxable', 'taxable amount', 'taxable pay'],
    pcm: ['money wey dem go tax', 'money wey dem dey tax'],
    asked: [
      'how much is taxable',
      'how much is taxable in my own',
      'how much of my income is taxable',
      'how much of my income is taxed',
      'how much of my money is taxed',
      'how much of my pay is taxed',
      'what part of my income is taxed',
      'which part of my income is taxed',
      'how much of my money dem dey tax',
      'how much of my money dem go tax',
    ],
  },
  totalTax: {
    en: ['total tax due', 'tax', 'total tax', 'tax due', 'tax bill', 'income tax', 'annual tax'],
    pcm: ['tax', 'tax money', 'tax wey i go pay'],
  },
  effectiveRate: {
    en: ['effective rate', 'effective tax rate', 'tax rate', 'rate', 'average rate', 'percentage'],
    pcm: ['effective rate', 'percent wey dem dey take'],
  },
  bands: {
    en: ['tax bands', 'bands', 'band', 'tax band', 'bracket', 'brackets', 'tax bracket', 'tax brackets'],
    pcm: ['bands', 'tax levels'],
  },
  byTheAct: {
    en: ['tax by the Act', 'tax by the law', 'tax by the law itself', 'tax under the act', 'act tax'],
    pcm: ['tax by di Act', 'tax by di law', 'tax for di act'],
  },
  paye: {
    en: ['PAYE', 'monthly paye', 'paye a month', 'paye on my payslip', 'expected paye'],
    pcm: ['PAYE wey oga go take', 'paye', 'paye wey my oga go take'],
  },
  payeTaken: {
    en: [
      'PAYE taken',
      'paye already taken',
      'paye deducted',
      'paye that was taken',
      'paye my employer took',
      'paye taken so far',
    ],
    pcm: ['PAYE wey dem don take', 'paye wey oga don take', 'tax wey dem don take'],
    asked: [
      'how much paye was taken',
      'how much paye was deducted',
      'how much paye has been taken',
      'how much paye have they taken',
      'how much paye did my employer take',
      'how much paye dem don take',
    ],
  },
  balance: {
    en: [
      'balance',
      'balance after paye',
      'balance due',
      'balance to pay',
      'outstanding balance',
      'tax balance',
      'outstanding tax',
      'outstanding',
      'refund',
      'tax refund',
      'remaining tax',
    ],
    pcm: ['balance', 'balance wey remain', 'balance after paye don comot', 'tax wey remain'],
    asked: [
      'balance after paye',
      'tax balance after paye',
      'how much do i still owe',
      'how much do i still owe after paye',
      'how much tax do i still owe',
      'how much tax do i still owe after paye',
      'what do i still owe',
      'what do i still owe after paye',
      'do i still owe',
      'do i still owe anything',
      'do i still owe tax',
      'do i owe anything',
      'do i owe anything after paye',
      'how much do i owe',
      'how much do i owe after paye',
      'how much am i owing',
      'how much am i owing after paye',
      'how much i still dey owe',
      'how much i dey owe',
      'how much i dey owe after paye',
      'how much is left to pay',
      'how much is left to pay after paye',
      'how much tax is left to pay',
      'how much tax is left to pay after paye',
      'what is left to pay',
      'what is left to pay after paye',
      'how much do i have left to pay',
      'how much do i still have to pay',
      'how much do i still have to pay after paye',
      'how much more tax do i pay',
      'how much more tax do i have to pay',
      'how much more do i have to pay',
      'how much more do i pay after paye',
      'how much remain make i pay',
      'wetin remain make i pay',
      'how much tax remain make i pay',
      'how much will i get back',
      'how much do i get back',
      'do i get anything back',
      'will i get a refund',
      'do i get a refund',
      'am i owed a refund',
      'did i overpay',
      'did i pay too much tax',
      'how much dem go give me back',
    ],
  },
  takeHome: {
    en: ['take-home', 'take home', 'take home pay', 'net', 'net income', 'net pay', 'take-home pay'],
    pcm: ['money wey remain for your hand', 'money wey remain for my hand', 'money for my hand'],
    asked: [
      'how much is left in my hand',
      'how much remains in my hand',
      'how much is left for me',
      'how much remains for me',
      'how much do i have left',
      'what is left in my hand',
      'what is left for me',
      'what remains for me',
      'how much do i take home',
      'how much do i keep',
      'how much enter my hand',
      'how much dey enter my hand',
      'how much go enter my hand',
      'how much go remain for my hand',
      'how much dey remain for my hand',
      'how much remain for my hand',
      'wetin remain for my hand',
      'wetin go remain for my hand',
    ],
  },
  payExempt: {
    en: ['minimum wage exemption', 'exemption', 'tax exemption'],
    pcm: ['minimum wage exemption', 'minimum wage matter'],
    asked: [
      'am i exempt',
      'am i exempt from tax',
      'am i tax exempt',
      'why am i exempt',
      'am i exempted',
      'is my pay exempt',
      'is my salary exempt',
      'does the minimum wage exemption apply to me',
      'do i get the minimum wage exemption',
    ],
  },
}

/** Every line that has names, in the order of the table. */
export const ownLineIds = Object.keys(lineNames) as readonly OwnLineId[]
