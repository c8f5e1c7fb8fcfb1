import { nothingPaid } from '../../answers/keys.ts'
import { section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Article } from '../article.ts'

/** What is taken off before the bands. */
export const deductionArticles: readonly Article[] = [
  {
    id: 'deductions-list',
    title: 'What can I take off before tax?',
    sections: [section('30(2)(a)'), section('31'), section('32')],
    reviewed: '2026-11-22',
    body: [
      'Six things that you paid yourself: NHF and NHIS contributions; pension contributions under the Pension Reform Act; interest on a loan to develop the house you own and live in; premiums paid the year before for life assurance or a deferred annuity, on your life or your spouse’s; and rent relief, 20% of your rent, at most ₦500,000.',
      'Pay of ₦7,200,000 less ₦576,000 pension and ₦240,000 relief for rent of ₦1,200,000 leaves ₦6,384,000: the tax is ₦939,120.',
      'They are claimed in writing, and the tax office may ask for proof. Nothing comes off for marriage, children, dependants or donations.',
    ],
    examples: [
      {
        answers: {
          status: 'employee',
          salary: 7_200_000,
          ...nothingPaid,
          pensionContribution: 576_000,
          rentPaidBySelf: 1_200_000,
        },
        totalTax: 939_120,
      },
    ],
    calledAlso: 'reliefs allowances eligible deductions reduce my tax save tax legally comot from tax',
    seeAlso: ['rent-relief', 'pension-contribution', 'life-assurance', 'mortgage-interest'],
  },
  {
    id: 'rent-relief',
    title: 'How does rent relief work?',
    sections: [section('30(2)(a)(vi)'), section('32')],
    reviewed: '2026-11-27',
    body: [
      'The Act takes off 20% of the rent you paid for your home in the year, and at most ₦500,000.',
      'The most is reached at a rent of ₦2,500,000. Rent of ₦1,000,000 gives ₦200,000: on a salary of ₦6,000,000 with nothing else taken off, the tax is ₦834,000 instead of ₦870,000.',
      'Only rent that you actually paid yourself counts: who lives in their own house and pays no rent gets no relief; two who share a rent take 20% of their own part each. It has to be declared accurately. Of rent for two years the part for this year counts. Keep the agreement, and the receipt or bank statement: the tax office may ask for proof.',
      'Rent for a shop or office is a cost of the business.',
    ],
    reportedBy: [`${reporters.boardGuidelines}, page 7 (rent for two years)`],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, rentPaidBySelf: 1_000_000, ...nothingPaid },
        totalTax: 834_000,
      },
      { answers: { status: 'employee', salary: 6_000_000, ...nothingPaid }, totalTax: 870_000 },
    ],
    calledAlso: 'my house rent tenant i pay rent deduct rent 500000 cap 20% save',
    seeAlso: ['deductions-list', 'rent-in-advance', 'rent-200000-myth', 'records-to-keep'],
  },
  {
    id: 'pension-contribution',
    title: 'Are my pension contributions taken off?',
    sections: [section('30(2)(a)(iii)')],
    reviewed: '2026-11-22',
    body: [
      'Yes, in full, if you paid them yourself under the Pension Reform Act. What your employer adds does not count, nor does a scheme outside that Act.',
      'On a salary of ₦6,000,000 a contribution of ₦480,000 makes the tax ₦783,600 instead of ₦870,000, if nothing else comes off.',
      'If you leave the question empty, this calculator assumes 8% of your income. The Act has no such rate: it takes off what was really paid. Type the figure from your payslip, or 0 if nothing was taken.',
    ],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, ...nothingPaid, pensionContribution: 480_000 },
        totalTax: 783_600,
      },
      { answers: { status: 'employee', salary: 6_000_000, ...nothingPaid }, totalTax: 870_000 },
    ],
    calledAlso: 'RSA retirement savings PFA 8% voluntary contribution',
    seeAlso: ['defaults', 'payslip', 'pensioner'],
  },
  {
    id: 'nhf',
    title: 'What is the NHF deduction?',
    sections: [section('30(2)(a)(i)')],
    reviewed: '2026-11-22',
    body: [
      'Contributions to the National Housing Fund are taken off before tax, as far as you paid them. Look for NHF on your payslip.',
      'If you leave the question empty, this calculator assumes 2.5% of your income. If you paid nothing, type 0. With nothing else taken off, paying ₦60,000 in the year makes the tax on a salary of ₦6,000,000 ₦859,200 instead of ₦870,000.',
    ],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, ...nothingPaid, nhfContribution: 60_000 },
        totalTax: 859200,
      },
      { answers: { status: 'employee', salary: 6_000_000, ...nothingPaid }, totalTax: 870000 },
    ],
    calledAlso: 'national housing fund federal mortgage bank 2.5%',
    seeAlso: ['defaults', 'payslip'],
  },
  {
    id: 'nhis',
    title: 'What is the NHIS deduction?',
    sections: [section('30(2)(a)(ii)')],
    reviewed: '2026-11-22',
    body: [
      'Contributions to the government’s health insurance scheme are taken off before tax. On a payslip they stand as NHIS or NHIA.',
      'If you leave the question empty, this calculator assumes 5% of your income. If you paid nothing, type 0. With nothing else taken off, paying ₦120,000 in the year makes the tax on a salary of ₦6,000,000 ₦848,400 instead of ₦870,000.',
    ],
    unsure: ['Whether a private health plan counts: the Act names NHIS, and we read no more than that.'],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, ...nothingPaid, nhisContribution: 120_000 },
        totalTax: 848400,
      },
      { answers: { status: 'employee', salary: 6_000_000, ...nothingPaid }, totalTax: 870000 },
    ],
    calledAlso: 'health insurance NHIA HMO hospital',
    seeAlso: ['defaults', 'payslip'],
  },
  {
    id: 'life-assurance',
    title: 'Is my life assurance taken off?',
    sections: [section('30(2)(a)(v)')],
    reviewed: '2026-11-22',
    body: [
      'Yes: the premium you paid in the year before, on your own life or your spouse’s, and for a deferred annuity.',
      'The year matters. For tax year 2026 the Act counts what was paid in 2025. A premium of ₦200,000 makes the tax on a salary of ₦6,000,000 ₦834,000 instead of ₦870,000, if nothing else is taken off.',
      'Insurance of a car, a house or a journey does not count.',
    ],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, lifeAssurance: 200_000, ...nothingPaid },
        totalTax: 834000,
      },
      { answers: { status: 'employee', salary: 6_000_000, ...nothingPaid }, totalTax: 870000 },
    ],
    calledAlso: 'insurance premium policy deferred annuity spouse wife husband',
    seeAlso: ['deductions-list'],
  },
  {
    id: 'mortgage-interest',
    title: 'Is interest on my home loan taken off?',
    sections: [section('30(2)(a)(iv)')],
    reviewed: '2026-11-22',
    body: [
      'Yes. Interest on a loan for developing the house that you own and live in, your own home, is taken off in full. What you pay back of the loan itself is not. Interest of ₦600,000 makes the tax on a salary of ₦6,000,000 ₦762,000 instead of ₦870,000, if nothing else is taken off.',
      'The bank’s statement for the year shows the interest apart. A loan for a house you let out, or for land you only hold, is not meant.',
    ],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, mortgageInterest: 600_000, ...nothingPaid },
        totalTax: 762000,
      },
      { answers: { status: 'employee', salary: 6_000_000, ...nothingPaid }, totalTax: 870000 },
    ],
    calledAlso: 'mortgage loan building house owner occupied bank interest',
    seeAlso: ['deductions-list', 'records-to-keep'],
  },
  {
    id: 'defaults',
    title: 'What happens to a question I leave empty?',
    sections: [section('30(2)(a)')],
    reviewed: '2026-11-22',
    body: [
      'An empty income question counts as nothing. Three others stand for a usual rate when they are empty: pension 8%, NHF 2.5% and NHIS 5% of your income. For a pensioner they count as nothing.',
      'The Act itself has no such rates: it takes off what was really paid. That is why a typed 0 and an empty field give different tax.',
      'Each assumption is listed with your result, with what it does to your tax.',
    ],
    calledAlso: 'assumptions empty blank default 8% 2.5% 5% not given',
    seeAlso: ['pension-contribution', 'nhf', 'nhis'],
  },
  {
    id: 'marriage-and-children',
    title: 'Do marriage and children change my tax?',
    sections: [section('30(2)')],
    reviewed: '2026-11-22',
    body: [
      'No, they do not reduce it. Since 2026 the Act has no relief for a spouse, for children or for dependants such as your parents. Your answers to those two questions change no figure here.',
      'There is no joint return: each spouse is taxed alone, on their own income, and files a return of their own.',
    ],
    calledAlso:
      'married single divorced widowed dependants child relief pikin wife husband family joint return together',
    seeAlso: ['deductions-list'],
  },
  {
    id: 'donations',
    title: 'Can I take off donations?',
    sections: [section('164')],
    reviewed: '2026-11-22',
    body: [
      'No. Donations, tithes and offerings do not reduce the tax of a person: by the Act donations are taken off by companies, and are not deducted by a person.',
    ],
    calledAlso: 'charity church mosque tithe offering gift zakat NGO',
    seeAlso: ['deductions-list'],
  },
  {
    id: 'consolidated-relief',
    title: 'What became of the consolidated relief?',
    sections: ['Personal Income Tax Act, section 33(1)', section('30(2)')],
    reviewed: '2026-11-22',
    body: [
      'It ended with 2025. Rent relief stands in its place: 20% of the rent you paid, at most ₦500,000; and the first ₦800,000 is taxed at 0%.',
      'By the reports, the old law took off ₦200,000 or 1% of gross income, whichever was higher, and 20% of gross income besides.',
      'For tax years before 2026 this calculator takes off ₦200,000 and 20%, always. Up to ₦20,000,000 that is the same. On gross income of ₦30,000,000 the old law took off ₦6,300,000, and this calculator takes off ₦6,200,000.',
      'Since the Finance Act 2020 the gross income meant is reported to be what is left after pension, NHF, NHIS, life premium and exempt income; others use plain gross. The figures here hold for both only if nothing of that came off.',
    ],
    reportedBy: ['Lagos State Internal Revenue Service, notice on the consolidated relief, and Mondaq'],
    unsure: ['Which gross income the old relief ran on: pages and tax offices use both readings.'],
    calledAlso: 'CRA consolidated relief allowance 200000 plus 20% old law PITA',
    seeAlso: ['old-law', 'rent-relief'],
  },
]
