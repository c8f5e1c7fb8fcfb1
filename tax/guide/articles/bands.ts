import { nothingPaid } from '../../answers/keys.ts'
import { administrationSection, section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Article } from '../article.ts'
import { openPoints } from '../open-points.ts'

/** How income becomes tax. */
export const bandArticles: readonly Article[] = [
  {
    id: 'tax-bands',
    title: 'What are the tax bands from 2026?',
    sections: [section('58'), 'Fourth Schedule'],
    reviewed: '2026-11-22',
    body: [
      'Taxable income is cut into slices, and each slice has its own rate: the first ₦800,000 at 0%, the next ₦2,200,000 at 15%, the next ₦9,000,000 at 18%, the next ₦13,000,000 at 21%, the next ₦25,000,000 at 23%, and everything above ₦50,000,000 at 25%.',
      'It is counted for the year. As much every month, that is about ₦66,667 a month at 0%, up to ₦250,000 at 15%, ₦1,000,000 at 18%, ₦2,083,333 at 21%, ₦4,166,667 at 23%.',
      'You pay each rate only on the slice inside its band: one naira more never makes the tax on the rest go up. A limit can: pay just above the minimum wage loses its exemption whole.',
      'They apply to what is left after the deductions of section 30.',
    ],
    calledAlso: 'rates brackets percentage how much percent progressive table 15% 18% 21% 23% 25%',
    seeAlso: ['taxable-income', 'first-800000', 'effective-rate'],
  },
  {
    id: 'first-800000',
    title: 'Is the first ₦800,000 free of tax?',
    sections: ['Fourth Schedule'],
    reviewed: '2026-11-22',
    body: [
      'Yes. The first ₦800,000 of taxable income in a year is taxed at 0%, for everybody, however much they earn: about ₦66,667 a month.',
      'It is ₦800,000 of taxable income, after deductions. With reliefs you can earn more than that and still owe nothing.',
      'Somebody whose taxable income is ₦920,000 pays 15% on ₦120,000 only: ₦18,000.',
    ],
    examples: [{ answers: { status: 'other', otherIncome: 920_000, ...nothingPaid }, totalTax: 18_000 }],
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
    sections: [section('4'), section('12'), section('28')],
    reviewed: '2026-11-22',
    body: [
      'All that you earn in the year: from a business or a trade, from a job with its benefits, from investments, from prizes, winnings and grants, and from gains on what you sell. If you live in Nigeria, income from abroad counts too.',
      'By the Act some of it never enters the sum: exempt income, like interest on Federal Government bonds, and income on which the tax withheld is final, like Nigerian dividends. This calculator adds what you type and tells you beside it what the Act leaves out.',
      'Salary of ₦6,000,000 and rent received of ₦500,000 make ₦6,500,000; with nothing taken off the tax is ₦960,000.',
      'Loans and your own savings are not income. On gifts from family we read no rule.',
    ],
    unsure: [openPoints.gifts],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, rentalIncome: 500_000, ...nothingPaid },
        totalTax: 960_000,
      },
    ],
    calledAlso: 'gross annual income total moni wey dey enta everything i earn',
    seeAlso: ['taxable-income', 'gifts-and-loans', 'exempt-income'],
  },
  {
    id: 'effective-rate',
    title: 'What is the effective rate?',
    sections: [section('58')],
    reviewed: '2026-11-22',
    body: [
      'Your tax divided by your whole income of the year. Within the first ₦800,000 of taxable income it is 0%. Above that it is lower than the rate of the highest band you reach, because the slices below are taxed at less.',
      'An employee on ₦6,000,000 who paid ₦1,000,000 rent, with no pension, NHF or NHIS taken off, owes ₦834,000. That is 13.90% of the income, though the highest band reached is 18%.',
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
    sections: [administrationSection('51(6)'), administrationSection('51(7)'), 'Fourth Schedule'],
    reviewed: '2026-11-22',
    body: [
      'Your share of the tax of the year. An employer works out the tax on the pay it expects for the year, takes the part for the months so far, and subtracts the PAYE taken before. At the end of the year the months must add up to the tax of the year.',
      'On ₦500,000 a month with ₦40,000 pension a month and nothing else, the tax of the year is ₦783,600: ₦65,300 a month.',
      'The bands are for a year and are never cut to months. Whoever starts in the middle of the year may pay too much at first.',
      'The employer pays it to the State by the 10th of the next month.',
    ],
    reportedBy: [`${reporters.boardGuidelines} (counting month by month)`],
    unsure: ['Over which months an employer spreads the tax on a bonus paid once; no rule was found.'],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, ...nothingPaid, pensionContribution: 480_000 },
        totalTax: 783_600,
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
