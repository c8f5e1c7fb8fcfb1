import { section } from '../../years/sections.ts'
import type { Article } from '../article.ts'

/** Who a person is for the tax, and what follows. */
export const statusArticles: readonly Article[] = [
  {
    id: 'employee',
    title: 'I am an employee. What is asked of me?',
    sections: [section('13'), section('58')],
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
    title: 'I work for myself. What is asked of me?',
    sections: [section('20'), section('58')],
    reviewed: '2026-11-22',
    body: [
      'What your business earned in the year after its costs, then income from elsewhere, then what is taken off.',
      'Nobody takes the tax for you: you declare it and pay it yourself. The bands are the same as for employees.',
    ],
    calledAlso: 'business owner trader freelancer artisan hustle sole trader vendor',
    seeAlso: ['presumptive-tax', 'business-income', 'business-costs', 'filing-a-return'],
  },
  {
    id: 'both-kinds',
    title: 'I have a job and a business. How is that taxed?',
    sections: [section('28'), section('58')],
    reviewed: '2026-11-22',
    body: [
      'Both are added up and go through the bands once. Choose "Both Employee and Self-Employed" so that you are asked for each.',
      'Your employer knows only your pay, so the tax that was taken from it is usually not all that you owe.',
    ],
    calledAlso: 'side business two jobs salary and business 9 to 5 side hustle',
    seeAlso: ['business-income', 'employee'],
  },
  {
    id: 'two-jobs',
    title: 'I have two employers. What do I type?',
    sections: [section('28')],
    reviewed: '2026-11-22',
    body: [
      'Add up what both paid you in the year, and what both took for pension, NHF and NHIS. The first ₦800,000 at 0% is given once, not once a job.',
      'Each employer takes tax as if it were the only one, so something may be left to pay.',
    ],
    calledAlso: 'two jobs second salary part time changed job new employer',
    seeAlso: ['minimum-wage-jobs', 'part-of-a-year', 'employee', 'filing-a-return'],
  },
  {
    id: 'pensioner',
    title: 'I am a pensioner. Do I pay tax?',
    sections: [section('163(1)(i)')],
    reviewed: '2026-11-22',
    body: [
      'A pension under the Pension Reform Act is exempt, and so are the gratuity and other benefits under that Act. It is asked, shown, and not taxed.',
      'Other income is taxed in the bands. This calculator counts dividends and interest of pensioners as nothing, and takes off no pension, NHF or NHIS for them; a note tells you where the Act says otherwise.',
    ],
    calledAlso: 'retired retiree old age PTAD pension money',
    seeAlso: ['gratuity', 'annuity', 'first-800000'],
  },
  {
    id: 'student',
    title: 'I am a student. Do I pay tax?',
    sections: [section('58')],
    reviewed: '2026-11-22',
    body: [
      'Being a student changes nothing by itself: what counts is income. Money from your parents is none. Pay for work is, and up to ₦800,000 of taxable income in a year nothing is due.',
      'Choose "Other", or "Employee" if somebody pays you a salary.',
    ],
    calledAlso: 'students school university undergraduate',
    seeAlso: ['nysc', 'first-800000', 'gifts-and-loans'],
  },
  {
    id: 'minimum-wage',
    title: 'I earn the minimum wage. Do I pay tax?',
    sections: [section('58'), section('163(1)(t)'), section('202')],
    reviewed: '2026-11-22',
    body: [
      'No. Pay from an employment that pays no more than the national minimum wage is exempt. The wage is ₦70,000 a month, so ₦840,000 a year.',
      'It is for that pay only: other income is taxed. One naira more and the bands apply to all of it, less your deductions.',
      'This calculator applies the bands and tells you in a note that the Act exempts you.',
    ],
    calledAlso: '70000 minimum wage earner 840000 low pay exempt no tax small salary',
    seeAlso: ['minimum-wage-jobs', 'first-800000', 'minimum-wage-before-2026', 'notes-on-the-act'],
  },
  {
    id: 'company',
    title: 'I have a limited company. Is this for me?',
    sections: [section('57')],
    reviewed: '2026-11-22',
    body: [
      'This calculator is for the tax of a person. A company has taxes of its own, among them a least effective rate of 15% for some. What the company pays you, as salary or as dividends, belongs here.',
    ],
    calledAlso: 'corporation company income tax CIT limited RC director business name',
    seeAlso: ['dividends', 'salary'],
  },
]
