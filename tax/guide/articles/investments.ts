import { nothingPaid } from '../../answers/keys.ts'
import { administrationSection, section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Article } from '../article.ts'
import { openPoints } from '../open-points.ts'

/** What money and property bring in. */
export const investmentArticles: readonly Article[] = [
  {
    id: 'dividends',
    title: 'How are dividends taxed?',
    sections: [administrationSection('51(3)'), section('28(2)(b)(iv)')],
    reviewed: '2026-11-22',
    body: [
      'A Nigerian company takes 10% before it pays you, and by the Act that is final: nothing more is due on them.',
      'This calculator adds them to your income, as its rules say, and a note tells you what the Act says. Beside a salary of ₦6,000,000 with nothing taken off, dividends of ₦5,000,000 make its figure ₦1,770,000; by the Act it stays ₦870,000.',
      'List them in your return all the same. Foreign dividends brought in through approved channels are exempt.',
    ],
    reportedBy: [`${reporters.lagosQuestions} (that they are listed)`],
    unsure: [openPoints.channel],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, dividendsNigeria: 5_000_000, ...nothingPaid },
        totalTax: 1770000,
      },
      { answers: { status: 'employee', salary: 6_000_000, ...nothingPaid }, totalTax: 870000 },
    ],
    calledAlso: 'shares stock market dangote withholding tax 10% company profit share',
    seeAlso: ['foreign-investment-income', 'fund-dividends', 'notes-on-the-act'],
  },
  {
    id: 'interest',
    title: 'Is interest taxed?',
    sections: [section('163(1)(n)'), administrationSection('51(5)'), section('28')],
    reviewed: '2026-11-22',
    body: [
      'By the Act it depends on what pays it. Bonds of the Federal Government and of States: exempt. Treasury bills, other short-term securities and corporate bonds: the 10% withheld is final. Savings accounts, fixed deposits and loans you gave: taxed in the bands, with credit for what was withheld.',
      'This calculator adds all interest to your income. Beside a salary of ₦6,000,000 with nothing taken off, ₦300,000 on a savings account makes the tax ₦924,000 instead of ₦870,000. If yours is of the free kinds, a note tells you what the Act leaves out.',
      'For pensioners it counts as nothing here; the Act has no such rule.',
    ],
    reportedBy: [`${reporters.treasuryBills} (treasury bills)`],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, interest: 300_000, ...nothingPaid },
        totalTax: 924_000,
      },
      { answers: { status: 'employee', salary: 6_000_000, ...nothingPaid }, totalTax: 870_000 },
    ],
    calledAlso: 'interest earned savings account fixed deposit treasury bills bond FGN piggyvest cowrywise',
    seeAlso: ['dividends', 'notes-on-the-act', 'withholding-tax'],
  },
  {
    id: 'rental-income',
    title: 'Is the rent my tenants pay taxed?',
    sections: [section('4'), section('20'), 'Withholding Regulations 2024 (S.I. 34), First Schedule'],
    reviewed: '2026-11-22',
    body: [
      'Yes: what they paid you in the year, less what you spent to earn it, such as repairs and the agent’s fee.',
      'Rent of ₦2,000,000 beside a salary of ₦6,000,000 makes the tax ₦1,230,000, if nothing is taken off. Tenants that are companies withhold 10%, here ₦200,000, which counts as paid in advance: keep the receipt. This calculator shows the tax of the year before anything already paid.',
    ],
    reportedBy: [`${reporters.lagosQuestions} (that private persons must withhold)`],
    unsure: [openPoints.whoWithholds],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, rentalIncome: 2_000_000, ...nothingPaid },
        totalTax: 1230000,
      },
    ],
    calledAlso: 'landlord shop land rent received property letting',
    seeAlso: ['rent-relief', 'records-to-keep'],
  },
  {
    id: 'foreign-investment-income',
    title: 'Is investment income from abroad taxed?',
    sections: [section('163(1)(s)'), section('12'), section('120')],
    reviewed: '2026-11-22',
    body: [
      'Dividends, interest, rent and royalties from abroad are exempt when they are brought into Nigeria through approved channels. Otherwise a resident is taxed on them, with credit for tax paid abroad.',
      'Salary, fees and business profit from abroad are not among them: they are taxed. This calculator adds what you type, and a note tells you what the Act says.',
    ],
    unsure: [openPoints.channel],
    calledAlso: 'foreign dividends us stocks domiciliary account approved channels royalty',
    seeAlso: ['dividends', 'freelance-from-abroad'],
  },
]
