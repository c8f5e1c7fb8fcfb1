import { section } from '../../years/sections.ts'
import type { Article } from '../article.ts'

/** How income becomes tax. */
export const bandArticles: readonly Article[] = [
  {
    id: 'tax-bands',
    title: 'What are the tax bands from 2026?',
    sections: [section('58'), 'Fourth Schedule'],
    reviewed: '2026-11-22',
    body: [
      'Taxable income is cut into slices, and each slice has its own rate: the first ₦800,000 at 0%, the next ₦2,200,000 at 15%, the next ₦9,000,000 at 18%, the next ₦13,000,000 at 21%, the next ₦25,000,000 at 23%, and everything above ₦50,000,000 at 25%.',
      'You pay each rate only on the slice inside its band. Earning one naira more never makes the tax on the rest go up.',
      'The bands apply to taxable income: what is left after the deductions and reliefs of section 30.',
    ],
    calledAlso: 'rates brackets percentage how much percent progressive table 15% 18% 21% 23% 25%',
    seeAlso: ['taxable-income', 'first-800000', 'effective-rate'],
  },
  {
    id: 'first-800000',
    title: 'Is the first ₦800,000 free of tax?',
    sections: [section('58'), 'Fourth Schedule'],
    reviewed: '2026-11-22',
    body: [
      'Yes. The first ₦800,000 of taxable income in a year is taxed at 0%, for everybody, however much they earn.',
      'It is ₦800,000 of taxable income, after deductions. With reliefs you can earn more than that and still owe nothing.',
      'Somebody whose taxable income is ₦920,000 pays 15% on ₦120,000 only: ₦18,000.',
    ],
    calledAlso: 'tax free threshold zero rate exempt amount who no go pay tax small income poor',
    seeAlso: ['minimum-wage', 'tax-bands'],
  },
  {
    id: 'taxable-income',
    title: 'What is taxable income?',
    sections: [section('28'), section('30')],
    reviewed: '2026-11-22',
    body: [
      'Taxable income is what the bands are applied to: all your income of the year, less what the Act lets you take off.',
      'Here it is earned income, investment income and benefits in kind, less pension, NHF and NHIS contributions, life assurance, interest on a home loan, and rent relief. It is never less than zero.',
      'Your results page shows each of these as a line, with its section.',
    ],
    calledAlso: 'chargeable income gross net money wey dem go tax',
    seeAlso: ['deductions-list', 'gross-income'],
  },
  {
    id: 'gross-income',
    title: 'What counts as income?',
    sections: [section('4'), section('28')],
    reviewed: '2026-11-22',
    body: [
      'Income from business, from employment, from investments, and other gains of the year, before anything is taken off.',
      'In this calculator: business income, salary, commissions, allowances, annuities, gratuities and income from abroad; dividends, interest, rent and other income; and the benefits an employer gives you.',
      'Gifts and loans are not income. Money you save or borrow is not income either.',
    ],
    calledAlso: 'gross annual income total moni wey dey enta everything i earn',
    seeAlso: ['taxable-income', 'gifts-and-loans'],
  },
  {
    id: 'effective-rate',
    title: 'What is the effective rate?',
    sections: [section('58')],
    reviewed: '2026-11-22',
    body: [
      'Your tax divided by your whole income of the year. It is always lower than the rate of the highest band you reach, because the slices below are taxed at less.',
      'An employee on ₦6,000,000 who paid ₦1,000,000 rent, and nothing else, owes ₦834,000. That is 13.90% of the income, though the highest band reached is 18%.',
    ],
    examples: [
      {
        answers: {
          taxYear: 2026,
          status: 'employee',
          salary: 6_000_000,
          rentPaidBySelf: 1_000_000,
          pensionContribution: 0,
          nhfContribution: 0,
          nhisContribution: 0,
        },
        totalTax: 834_000,
      },
    ],
    calledAlso: 'average rate percentage of income tax burden',
    seeAlso: ['tax-bands'],
  },
  {
    id: 'monthly-tax',
    title: 'What will be taken from my pay each month?',
    sections: [section('58')],
    reviewed: '2026-11-22',
    body: [
      'An employer spreads the tax of the year over the months: roughly the yearly tax divided by twelve. With Pro your results page shows the month beside the year.',
      'Without any deductions, ₦500,000 a month is ₦6,000,000 a year, and the tax is ₦870,000: ₦72,500 a month. Pension and other contributions make it less.',
      'A month with a bonus can be taxed more and the next one less; over the year it comes to the same.',
    ],
    examples: [
      {
        answers: {
          taxYear: 2026,
          status: 'employee',
          salary: 6_000_000,
          pensionContribution: 0,
          nhfContribution: 0,
          nhisContribution: 0,
        },
        totalTax: 870_000,
      },
    ],
    calledAlso: 'PAYE pay as you earn payslip monthly deduction salary tax every month',
    seeAlso: ['payslip-check', 'part-of-a-year', 'employee', 'pension-contribution'],
  },
  {
    id: 'rounding',
    title: 'How are the figures rounded?',
    sections: [],
    reviewed: '2026-11-22',
    body: [
      'Everything is worked out exactly and rounded only when it is shown: amounts to the kobo, tax to the nearest naira, half a naira upwards.',
      'The rows of the bands always add up to the total.',
    ],
    calledAlso: 'kobo decimals nearest naira difference of one naira',
  },
]
