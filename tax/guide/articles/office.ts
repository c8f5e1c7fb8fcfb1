import { administrationSection, section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Article } from '../article.ts'

/** What the tax office wants of a person, and which one. */
export const officeArticles: readonly Article[] = [
  {
    id: 'which-state',
    title: 'Which State do I pay my tax to?',
    sections: ['Twelfth Schedule', administrationSection('3(1)')],
    reviewed: '2026-11-22',
    body: [
      'The State, or the FCT, where you live: where your main home is on 1 January, or where it is when you begin to work. Whose house is in Ogun and whose office is in Lagos pays to Ogun.',
      'With two homes it is the one nearest to your place of work.',
      'Armed forces, police, the Foreign Service, people who are not resident and people who belong to no State deal with the Nigeria Revenue Service (NRS) instead.',
      'Lagos takes returns at etax.lirs.net.',
    ],
    calledAlso:
      'which state where to file pay live work in another state Mararaba Nyanya LIRS FIRS NRS OGIRS state internal revenue service residence office who I go pay',
    seeAlso: ['filing-a-return', 'what-is-in-a-return', 'get-a-tax-id'],
  },
  {
    id: 'what-is-in-a-return',
    title: 'What goes into my return?',
    sections: [administrationSection('13(2)'), administrationSection('33(4)')],
    reviewed: '2026-11-22',
    body: [
      'A form on which you work out your own tax, called self-assessment; your income from every source; your reliefs and how you counted; the accounts of a business, which you confirm yourself; and proof of what you paid. You declare that it is true.',
      'It lists the income of the year before. Everybody files, also employees and people with nothing to pay.',
      'Income whose tax is final, such as dividends, is declared all the same.',
    ],
    reportedBy: [`${reporters.lagosQuestions} (final income)`],
    unsure: ['What the form of your State asks for. We have not seen Form A of Lagos.'],
    calledAlso: 'return form A form contents fill what do I need inside self assessment declaration tax form',
    seeAlso: ['filing-a-return', 'which-state', 'records-to-keep', 'which-year'],
  },
  {
    id: 'keep-six-years',
    title: 'For how long do I keep my papers?',
    sections: [administrationSection('31(5)'), administrationSection('55'), administrationSection('102')],
    reviewed: '2026-11-22',
    body: [
      'Six years: books, records and the receipts behind them, in English.',
      'They are also what a refund rests on, which can be claimed for six years. Keeping no books can cost ₦10,000.',
    ],
    calledAlso:
      'how long how many years six years 6 years keep receipts records paper papers documents throw away',
    seeAlso: ['records-to-keep', 'trader-records', 'refund'],
  },
  {
    id: 'get-a-tax-id',
    title: 'How do I get a Tax ID?',
    sections: [administrationSection('100')],
    reviewed: '2026-11-22',
    body: [
      'It is made from your NIN. Look at taxid.jrb.gov.ng or taxid.nrs.gov.ng, or ask the tax office of your State.',
      'Three forms are in use. The Tax ID of 2026 has 13 digits. The number of the Joint Tax Board has 10. The older one of FIRS has eight, a hyphen and four, like 12345678-0001.',
      'The NIN has 11 digits and is another number, though FIRS said that it serves as the Tax ID.',
      'Not registering costs ₦50,000 in the first month and ₦25,000 in each further month.',
    ],
    reportedBy: [reporters.taxNumber, 'Arbiterz and KeepAm (the addresses)'],
    calledAlso:
      'get obtain register registration apply tax id TIN tax identification number NIN how I go take get where JTB JRB NRS portal new tax id check my number same as NIN',
    seeAlso: ['tax-id', 'which-state', 'late-filing'],
  },
  {
    id: 'disagree-with-the-tax-office',
    title: 'I think the tax office is wrong. What can I do?',
    sections: [administrationSection('41'), administrationSection('124')],
    reviewed: '2026-11-22',
    body: [
      'Object in writing within 30 days, also to an assessment that the office made by its own estimate. Say which figure is wrong and why, and show the papers that prove it.',
      'Put your own mistakes right as well: a false declaration costs ₦1,000,000 besides the tax.',
    ],
    calledAlso:
      'object objection appeal dispute disagree wrong assessment bill no agree tax people unfair too high tax officer challenge',
    seeAlso: ['refund', 'keep-six-years', 'not-a-consultant'],
  },
  {
    id: 'which-year',
    title: 'Which year does my income belong to?',
    sections: [section('22'), section('26'), administrationSection('13(2)(b)')],
    reviewed: '2026-11-22',
    body: [
      'Pay and pension belong to the year in which you earned them. Income from business, letting and gains is assessed in the next year.',
      'A return lists the income of the year before. Here "tax year 2026" means everything of 2026, which goes into the return of 2027.',
    ],
    calledAlso:
      'year of assessment tax year return year which year what year income year year before actual year',
    seeAlso: ['business-year', 'arrears', 'filing-a-return'],
  },
]
