import { nothingPaid } from '../../answers/keys.ts'
import { administrationSection, section } from '../../years/sections.ts'
import type { Article } from '../article.ts'

/** What an employer pays. */
export const employmentArticles: readonly Article[] = [
  {
    id: 'salary',
    title: 'What do I type as salary?',
    sections: [section('26(2)'), section('28')],
    reviewed: '2026-11-22',
    body: [
      'Your basic pay of the whole year, before tax and pension were taken out. Allowances have boxes of their own beside it; commissions and benefits are asked when you tick them, so leave them out here.',
      'The payslip of December usually shows the total of the year. If you know only the month, type what one month’s payslip says and for how many months: the year’s pay is added up.',
      'Pay belongs to the time in which you worked for it, also when it comes late.',
    ],
    calledAlso: 'basic pay wage earnings monthly gross payslip',
    seeAlso: ['payslip', 'allowances', 'benefits-in-kind'],
  },
  {
    id: 'payslip',
    title: 'How do I read my payslip?',
    sections: [section('28'), section('30(2)(a)'), administrationSection('51')],
    reviewed: '2026-11-22',
    body: [
      'Basic is your salary. Housing, transport and other money on top are allowances: they have boxes of their own, and all of them are taxed.',
      'Of pension, NHF and NHIS (or NHIA) only your own share comes off your income. What your employer adds on top is not yours to take off.',
      'PAYE is the tax already taken. It changes no tax here; it is compared with it.',
      'Basic ₦200,000, housing ₦100,000 and transport ₦50,000 a month with ₦28,000 pension: the year’s tax is ₦485,520.',
      'If your payslip shows no pension, NHF or NHIS, choose None: an empty box is taken for the usual rate.',
    ],
    examples: [
      {
        answers: {
          status: 'employee',
          salary: 2_400_000,
          allowances: 1_800_000,
          ...nothingPaid,
          pensionContribution: 336_000,
        },
        totalTax: 485_520,
      },
    ],
    calledAlso: 'pay slip basic housing transport PAYE NHIA deduction',
    seeAlso: ['payslip-check', 'salary', 'pension-contribution', 'nhf', 'nhis'],
  },
  {
    id: 'allowances',
    title: 'Are allowances taxed?',
    sections: [section('4'), section('28')],
    reviewed: '2026-11-22',
    body: [
      'Yes. Money that your employer pays on top of your basic pay is income: housing, transport, meal, utility and leave allowances and their like.',
      'If the employer gives you the thing itself, a house, a car, a cook, it is a benefit in kind, with rules of its own. Meal vouchers and a canteen for all staff are left out; meal money in cash is pay.',
    ],
    calledAlso: 'housing allowance transport leave utility',
    seeAlso: ['benefits-in-kind', 'meals', 'salary'],
  },
  {
    id: 'commissions-and-bonus',
    title: 'Are commissions and bonuses taxed?',
    sections: [section('26(2)(a)'), section('28')],
    reviewed: '2026-11-22',
    body: [
      'Yes, as pay for your work, in the year in which they are paid to you. A bonus for 2025 that is paid in 2026 is income of 2026. The same holds for commission, a 13th month and leave pay.',
      'What is paid after you left the job counts on your last day of work.',
      'On a salary of ₦6,000,000 with ₦480,000 pension, a bonus of ₦1,000,000 makes the tax of the year ₦963,600 instead of ₦783,600.',
    ],
    examples: [
      {
        answers: {
          status: 'employee',
          salary: 6_000_000,
          commissions: 1_000_000,
          ...nothingPaid,
          pensionContribution: 480_000,
        },
        totalTax: 963_600,
      },
      {
        answers: { status: 'employee', salary: 6_000_000, ...nothingPaid, pensionContribution: 480_000 },
        totalTax: 783_600,
      },
    ],
    calledAlso: 'bonus target sales commission incentive tips',
    seeAlso: ['thirteenth-month', 'salary'],
  },
]
