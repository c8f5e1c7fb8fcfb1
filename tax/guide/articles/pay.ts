import { nothingPaid } from '../../answers/keys.ts'
import { administrationSection, section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Article } from '../article.ts'

const employee = {
  taxYear: 2026,
  status: 'employee',
  ...nothingPaid,
} as const

/** Pay that comes late, at once, for a part of the year or from abroad. */
export const payArticles: readonly Article[] = [
  {
    id: 'thirteenth-month',
    title: 'How is a 13th month or a December bonus taxed?',
    sections: [section('26(2)'), administrationSection('51(7)')],
    reviewed: '2026-11-22',
    body: [
      'It has no rate of its own and no special tax: it is added to your other pay of the year in which it is paid, and can make the tax of December high. Bonus, commission, 13th month and leave pay belong to the day they are paid; if you had left by then, to your last day of work.',
      'A pay of ₦500,000 a month with ₦40,000 pension, and nothing else taken off, is ₦65,300 of tax a month. With ₦1,000,000 more in December the tax of the year is ₦963,600, and December takes ₦245,300.',
    ],
    reportedBy: [`${reporters.boardGuidelines} (counting month by month)`],
    unsure: ['Whether an employer may spread the tax on one bonus over several months.'],
    examples: [
      {
        answers: { ...employee, salary: 6_000_000, commissions: 1_000_000, pensionContribution: 480_000 },
        totalTax: 963_600,
      },
    ],
    calledAlso:
      '13th month thirteenth salary christmas bonus december bonus end of year bonus leave bonus leave allowance december tax high xmas',
    seeAlso: ['commissions-and-bonus', 'payslip-check', 'arrears'],
  },
  {
    id: 'arrears',
    title: 'I was paid arrears. Which year do they belong to?',
    sections: [section('26(2)')],
    reviewed: '2026-11-22',
    body: [
      'The time in which you did the work. Pay arises day by day, so salary for the end of 2026 that is paid in 2027 is income of 2026.',
      'A bonus, a commission, a 13th month and leave pay are different: they belong to the day they are paid.',
    ],
    calledAlso:
      'arrears owed salary back pay backlog late salary unpaid months paid now last year dem owe me since 2024 2025 promotion arrears minimum wage arrears',
    seeAlso: ['which-year', 'thirteenth-month', 'years-before-2026'],
  },
  {
    id: 'part-of-a-year',
    title: 'I changed jobs or worked part of the year. What now?',
    sections: ['Fourth Schedule', administrationSection('51(7)')],
    reviewed: '2026-11-22',
    body: [
      'Only what you earned in those months counts, and the bands stay those of a whole year: they are never cut to months. If too much was taken while you worked, claim it back in writing.',
      'Who starts in July on ₦500,000 a month with ₦40,000 pension and nothing else to take off, and had no other job, owes ₦294,000 for the year: ₦49,000 a month. At ₦65,300 a month ₦97,800 too much is taken.',
      'Two jobs of ₦3,000,000 in one year: with nothing taken off, each employer alone takes ₦330,000, and the tax of the year is ₦870,000. ₦210,000 is left to pay. Tell the new employer what the old one paid and took.',
    ],
    reportedBy: [`${reporters.boardGuidelines} (counting month by month)`],
    examples: [
      { answers: { ...employee, salary: 3_000_000, pensionContribution: 240_000 }, totalTax: 294_000 },
      { answers: { ...employee, salary: 3_000_000 }, totalTax: 330_000 },
      { answers: { ...employee, salary: 6_000_000 }, totalTax: 870_000 },
    ],
    calledAlso:
      'started work July began new job changed jobs change of job left lost my job resigned stopped middle of the year six months half unemployed no work again previous employer',
    seeAlso: ['two-jobs', 'payslip-check', 'refund'],
  },
  {
    id: 'rent-in-advance',
    title: 'I paid more than a year’s rent at once. What counts?',
    sections: [section('30(2)(a)(vi)')],
    reviewed: '2026-11-22',
    body: [
      'The part for this year. Of ₦2,000,000 for 24 months ₦1,000,000 is for one year, and 20% of that is a relief of ₦200,000. The rest belongs to the other months.',
    ],
    reportedBy: [`${reporters.boardGuidelines}, page 7`],
    calledAlso:
      'two years rent 2 years rent advance 24 months upfront landlord collect many years rent paid at once agreement',
    seeAlso: ['rent-relief', 'rent-200000-myth'],
  },
  {
    id: 'meals',
    title: 'Is food from my employer taxed?',
    sections: [section('14(1)(c)'), section('14(3)(a)')],
    reviewed: '2026-11-22',
    body: [
      'No, food in a canteen for the staff is not taxed, and meal vouchers are not: leave them out.',
      'Other meals are a benefit: what the employer spent on them is added to your income. Money for food is pay.',
    ],
    calledAlso:
      'food lunch meal meals allowance canteen voucher vouchers feeding chop breakfast free food office eat',
    seeAlso: ['benefits-left-out', 'allowances', 'other-benefits'],
  },
  {
    id: 'foreign-currency',
    title: 'I am paid in dollars. Which rate counts?',
    sections: [section('20(4)'), 'First Schedule', administrationSection('39')],
    reviewed: '2026-11-22',
    body: [
      'For costs and things you buy for a business, at most the official rate of the Central Bank (CBN) on that day. What you paid above it is not taken off.',
      'The law says that tax follows the currency of the transaction, but not which rate brings income to naira. Take the official CBN rate of the day you received it, and write down amount, rate and day.',
      'At a rate of ₦1,500, taken only as an example, $24,000 is ₦36,000,000, and the tax is ₦7,210,000 when nothing is taken off.',
    ],
    unsure: ['Which rate and which day count for income: no rule was found.'],
    examples: [
      {
        answers: {
          taxYear: 2026,
          status: 'self-employed',
          foreignIncome: 36_000_000,
          ...nothingPaid,
        },
        totalTax: 7_210_000,
      },
    ],
    calledAlso:
      'dollar dollars pounds euro USD GBP exchange rate CBN official black market parallel aboki rate convert conversion domiciliary paid in foreign currency',
    seeAlso: ['freelance-from-abroad', 'foreign-tax-credit', 'business-costs'],
  },
  {
    id: 'foreign-tax-credit',
    title: 'I paid tax abroad. Do I pay again here?',
    sections: [section('120')],
    reviewed: '2026-11-22',
    body: [
      'Nigeria taxes a resident on all income, wherever it is earned, but you pay only what is missing. What the other country took is credited, up to the Nigerian tax on that income: the tax of the year, times the foreign income, divided by all income before deductions.',
      'Of ₦16,200,000 a year ₦4,000,000 come from abroad, and after pension and rent relief the tax is ₦2,660,640. The limit is ₦656,948. If ₦400,000 was paid abroad, ₦400,000 comes off.',
    ],
    examples: [
      {
        answers: {
          taxYear: 2026,
          status: 'both',
          salary: 7_200_000,
          businessIncome: 3_000_000,
          rentalIncome: 2_000_000,
          foreignIncome: 4_000_000,
          ...nothingPaid,
          pensionContribution: 576_000,
          rentPaidBySelf: 1_200_000,
        },
        totalTax: 2_660_640,
      },
    ],
    calledAlso:
      'double taxation tax twice already paid tax abroad US UK IRS foreign tax credit treaty credit relief',
    seeAlso: ['freelance-from-abroad', 'balance-to-pay', 'foreign-investment-income'],
  },
  {
    id: 'fund-dividends',
    title: 'Are payouts of a mutual fund taxed?',
    sections: [section('163(1)(b)'), section('163(1)(q)'), section('63(4)')],
    reviewed: '2026-11-22',
    body: [
      'The Act exempts the dividends of authorised collective investment schemes, which mutual funds are when they are authorised.',
      'Dividends of a company that does nothing but export are exempt as well.',
    ],
    unsure: ['Whether payouts of schemes are really exempt: section 63(4) says otherwise.'],
    calledAlso:
      'mutual fund money market fund unit trust collective investment scheme payout income stanbic ARM cowrywise piggyvest export company dividend',
    seeAlso: ['dividends', 'interest', 'exempt-income'],
  },
]
