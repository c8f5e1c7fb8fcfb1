import { nothingPaid } from '../../answers/keys.ts'
import { administrationSection, section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Article } from '../article.ts'
import { openPoints } from '../open-points.ts'

/** Who a person is for the tax, and what follows. */
export const statusArticles: readonly Article[] = [
  {
    id: 'employee',
    title: 'I am an employee. What is asked of me?',
    sections: [section('28'), section('30'), administrationSection('13')],
    reviewed: '2026-11-22',
    body: [
      'Your salary, commissions, allowances and benefits in kind, then income from elsewhere, then what is taken off: pension, NHF, NHIS, rent and the rest.',
      'Your employer takes the tax from your pay month by month. A return is still yours to file.',
    ],
    calledAlso: 'salary earner worker PAYE job civil servant staff',
    seeAlso: ['monthly-tax', 'filing-a-return', 'payslip', 'balance-to-pay'],
  },
  {
    id: 'self-employed',
    readFirst: 'presumptive-tax',
    title: 'I work for myself. What is asked of me?',
    sections: [section('20'), section('22'), section('28'), section('29')],
    reviewed: '2026-11-22',
    body: [
      'If you keep no adequate records, presumptive tax may apply instead of all below: it is counted from sales, and reported to be nothing up to ₦12,000,000 a year. Read about it first.',
      'With records you are asked what your business earned after its costs, then income from elsewhere, then what is taken off. The bands are those of employees.',
      'A tailor with a profit of ₦3,100,000, ₦60,000 NHIS and ₦400,000 rent, and nothing else to take off, pays ₦324,000.',
      'No employer takes the tax, but clients may withhold some, for instance 5% of fees: it counts as paid. The rest you declare and pay yourself.',
      'By the Act the profit of an accounting period is assessed in the year after.',
    ],
    reportedBy: [`${reporters.presumptive} (the tax on turnover)`],
    examples: [
      {
        answers: {
          status: 'self-employed',
          businessIncome: 3_100_000,
          ...nothingPaid,
          nhisContribution: 60_000,
          rentPaidBySelf: 400_000,
        },
        totalTax: 324_000,
      },
    ],
    calledAlso: 'business owner trader freelancer artisan hustle sole trader vendor',
    seeAlso: ['presumptive-tax', 'business-income', 'business-costs', 'filing-a-return'],
  },
  {
    id: 'both-kinds',
    title: 'I have a job and a business. How is that taxed?',
    sections: [section('28'), section('58'), section('163(1)(t)')],
    reviewed: '2026-11-22',
    body: [
      'Both are added up and go through the bands once. Choose "Both Employee and Self-Employed" so that you are asked for each. Only pay from a job at the minimum wage stays out, by the Act.',
      'Your employer knows only your pay, so the tax that was taken from it is usually not all that you owe. With ₦3,000,000 from each and nothing taken off, ₦870,000 is due, and the employer took ₦330,000.',
    ],
    examples: [
      {
        answers: { status: 'both', salary: 3_000_000, businessIncome: 3_000_000, ...nothingPaid },
        totalTax: 870_000,
      },
      { answers: { status: 'employee', salary: 3_000_000, ...nothingPaid }, totalTax: 330000 },
    ],
    calledAlso: 'side business two jobs salary and business 9 to 5 side hustle',
    seeAlso: ['business-income', 'employee', 'minimum-wage-jobs'],
  },
  {
    id: 'two-jobs',
    title: 'I have two employers. What do I type?',
    sections: [section('28'), section('163(1)(t)')],
    reviewed: '2026-11-22',
    body: [
      'Add up what both paid you in the year, and what both took for pension, NHF and NHIS: the tax is worked out once, of both together, and the first ₦800,000 at 0% is given once, not once a job. Each employer takes tax as if it were the only one, so more is due at the end of the year, with your return.',
      'Two jobs of ₦3,000,000: each takes ₦330,000, but with nothing else taken off ₦870,000 is due, so ₦210,000 is left to pay.',
      'By the Act the minimum wage is looked at job by job: a job that pays no more than ₦840,000 for the whole year is exempt, also if you have two of them. For part of a year ₦70,000 a month is counted.',
    ],
    reportedBy: [`${reporters.boardGuidelines} (counting by months)`],
    examples: [
      { answers: { status: 'employee', salary: 6_000_000, ...nothingPaid }, totalTax: 870_000 },
      { answers: { status: 'employee', salary: 3_000_000, ...nothingPaid }, totalTax: 330_000 },
    ],
    calledAlso: 'two jobs second salary part time changed job new employer',
    seeAlso: ['minimum-wage-jobs', 'part-of-a-year', 'employee', 'filing-a-return'],
  },
  {
    id: 'pensioner',
    title: 'I am a pensioner. Do I pay tax?',
    sections: [section('163(1)(i)'), section('4(2)(b)')],
    reviewed: '2026-11-22',
    body: [
      'A pension under the Pension Reform Act is exempt, and so are the gratuity and other benefits under that Act. Any other pension is income by the Act. This calculator asks for your pension, shows it, and leaves every pension out of its figure, also one that the Act taxes: the result asks which kind yours is.',
      'Other income is taxed in the bands. This calculator counts dividends and interest of pensioners as nothing, and takes off no pension, NHF or NHIS for them; the Act has no such rules, and a note tells you what it says.',
    ],
    calledAlso: 'retired retiree old age PTAD pension money',
    seeAlso: ['gratuity', 'annuity', 'first-800000'],
  },
  {
    id: 'student',
    title: 'I am a student. Do I pay tax?',
    sections: [section('4'), 'Fourth Schedule', section('163(1)(t)')],
    reviewed: '2026-11-22',
    body: [
      'Only if you earn enough: being a student changes nothing by itself. On money from your parents we read no rule, and this calculator does not count it. Pay, business profit, prizes, grants and awards are.',
      'Up to ₦800,000 of taxable income in a year nothing is due. A shop assistant’s pay of ₦900,000 in a year, with nothing taken off, is ₦100,000 above: ₦15,000 tax. Pay from a job at the minimum wage is exempt by the Act.',
      'Choose "Employee" if somebody pays you a salary, "Self-Employed" if you trade, else "Other".',
    ],
    unsure: [openPoints.gifts],
    examples: [{ answers: { status: 'employee', salary: 900_000, ...nothingPaid }, totalTax: 15_000 }],
    calledAlso: 'students school university undergraduate',
    seeAlso: ['nysc', 'first-800000', 'gifts-and-loans'],
  },
  {
    id: 'minimum-wage',
    title: 'I earn the minimum wage. Do I pay tax?',
    sections: [section('58'), section('163(1)(t)'), section('202')],
    reviewed: '2026-11-22',
    body: [
      'No. Pay from a job that pays no more than the national minimum wage is exempt. The wage is ₦70,000 a month, so ₦840,000 for a whole year, and less if you worked only some months.',
      'It is for that pay only: other income is taxed. One naira more and the bands apply to all of that pay, less your deductions.',
      'This calculator’s own rules apply the bands; the result tells you first that the Act exempts you.',
    ],
    reportedBy: [`${reporters.boardGuidelines} (counting by months)`],
    unsure: [
      'Whether section 58 also frees the other income of who earns the minimum wage. We read it as freeing that pay only.',
    ],
    calledAlso: '70000 minimum wage earner 840000 low pay exempt no tax small salary',
    seeAlso: ['minimum-wage-jobs', 'first-800000', 'minimum-wage-before-2026', 'notes-on-the-act'],
  },
  {
    id: 'company',
    title: 'I have a limited company. Is this for me?',
    sections: [section('57'), section('59'), section('164')],
    reviewed: '2026-11-22',
    body: [
      'Only for what the company pays you: salary and benefits, directors’ fees and dividends are yours and belong here. The company has taxes of its own, among them a development levy and, for some, a least effective rate of 15%; this calculator does not work them out.',
      'From directors’ fees 15% is withheld, which counts as paid in advance; from dividends 10%, which is final.',
      'A business name without a company is you: its profit pays personal income tax, and belongs here. The freedom of a "small company" by its turnover is for companies only, and so are donations.',
    ],
    unsure: [
      'Up to which turnover a company is small: ₦50,000,000 in the Gazette, ₦100,000,000 in the other text.',
    ],
    calledAlso: 'corporation company income tax CIT limited RC director business name',
    seeAlso: ['business-name', 'dividends', 'salary'],
  },
]
