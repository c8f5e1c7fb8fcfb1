import { section } from '../../years/sections.ts'
import type { Article } from '../article.ts'

/** What is taken off before the bands. */
export const deductionArticles: readonly Article[] = [
  {
    id: 'deductions-list',
    title: 'What can I take off before tax?',
    sections: [section('30(2)(a)')],
    reviewed: '2026-11-22',
    body: [
      'Six things: contributions to the National Housing Fund, to the health insurance scheme, and to a pension under the Pension Reform Act; interest on a loan to develop the house you live in; premiums for life assurance or a deferred annuity; and rent relief.',
      'They count as far as you paid them yourself in the year. Keep the proof: the tax office may ask for it.',
      'There is no relief for marriage, for children or for dependants, and donations are a matter of companies.',
    ],
    calledAlso: 'reliefs allowances eligible deductions reduce my tax save tax legally comot from tax',
    seeAlso: ['rent-relief', 'pension-contribution', 'life-assurance', 'mortgage-interest'],
  },
  {
    id: 'rent-relief',
    title: 'How does rent relief work?',
    sections: [section('30(2)(a)(vi)')],
    reviewed: '2026-11-22',
    body: [
      'The Act takes off 20% of the rent you paid for your home in the year, and at most ₦500,000.',
      'The most is reached at a rent of ₦2,500,000. For rent of ₦1,000,000 the relief is ₦200,000.',
      'Only rent that you paid yourself counts, and it has to be declared accurately. Keep the receipt or the agreement.',
      'Rent for a shop or an office is a cost of the business instead.',
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
      'Yes, contributions under the Pension Reform Act that you made yourself, extra ones too. What your employer adds is not taken off your income here.',
      'If you leave the question empty, this calculator assumes 8% of your income, the usual employee rate. The Act has no such default: it takes off what was really paid. Type the figure from your payslip, or 0 if nothing was taken.',
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
      'Contributions to the National Housing Fund are taken off before tax, as far as you paid them. Some employers take 2.5% of the basic pay for it: look for NHF on your payslip.',
      'If you leave the question empty, this calculator assumes 2.5% of your income. If you paid nothing, type 0.',
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
      'If you leave the question empty, this calculator assumes 5% of your income. If you paid nothing, type 0. A private health plan is not part of it.',
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
      'The year matters. For tax year 2026 the Act counts what was paid in 2025.',
      'Insurance of a car, a house or a journey does not count.',
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
      'Interest on a loan for developing a house that you own and live in is taken off in full. What you pay back of the loan itself is not.',
      'The bank’s statement for the year shows the interest apart. A loan for a house you let out, or for land you only hold, is not meant.',
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
      'An empty income question counts as nothing. Three others stand for a usual rate when they are empty: pension 8%, NHF 2.5% and NHIS 5% of your income.',
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
      'No. Since 2026 the Act has no relief for a spouse, for children or for dependants. The questions are asked because some forms of the tax office ask for them.',
    ],
    calledAlso: 'married single divorced widowed dependants child relief pikin wife family',
    seeAlso: ['deductions-list'],
  },
  {
    id: 'donations',
    title: 'Can I take off donations?',
    sections: [section('164')],
    reviewed: '2026-11-22',
    body: ['No. Under the Act donations are taken off by companies, not by a person.'],
    calledAlso: 'charity church mosque tithe offering gift zakat NGO',
    seeAlso: ['deductions-list'],
  },
  {
    id: 'consolidated-relief',
    title: 'What became of the consolidated relief?',
    sections: [section('30(2)')],
    reviewed: '2026-11-22',
    body: [
      'It ended with 2025. Until then ₦200,000 and 20% of gross income were taken off; from 2026 the first ₦800,000 at 0% and rent relief stand in its place.',
      'For tax years before 2026 this calculator still takes it off.',
    ],
    calledAlso: 'CRA consolidated relief allowance 200000 plus 20% old law PITA',
    seeAlso: ['old-law', 'rent-relief'],
  },
]
