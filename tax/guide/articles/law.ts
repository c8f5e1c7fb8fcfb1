import { administrationSection, section } from '../../years/sections.ts'
import type { Article } from '../article.ts'

/** The Act itself, the law before it, and what they ask of a person. */
export const lawArticles: readonly Article[] = [
  {
    id: 'nigeria-tax-act',
    title: 'What is the Nigeria Tax Act 2025?',
    sections: [section('203')],
    reviewed: '2026-11-22',
    body: [
      'The law on taxes in force since 1 January 2026. It took the place of the Personal Income Tax Act for the income of 2026 and later.',
      'A second Act, the Nigeria Tax Administration Act, says how tax is declared, paid and withheld.',
    ],
    calledAlso: 'NTA new tax law reform tinubu act 2026 when start',
    seeAlso: ['old-law', 'tax-bands'],
  },
  {
    id: 'old-law',
    title: 'How was it before 2026?',
    sections: ['Personal Income Tax Act, section 33', 'Personal Income Tax Act, Sixth Schedule'],
    reviewed: '2026-11-22',
    body: [
      'Six bands from 7% to 24%: ₦300,000 at 7%, ₦300,000 at 11%, ₦500,000 at 15%, ₦500,000 at 19%, ₦1,600,000 at 21%, and 24% above ₦3,200,000. The consolidated relief came off before, and a minimum tax of 1% of gross income applied.',
      'Your result shows what the old law would have charged beside what the Act charges.',
    ],
    calledAlso: 'PITA old tax personal income tax act 2011 7% 24% before 2025',
    seeAlso: [
      'consolidated-relief',
      'years-before-2026',
      'minimum-wage-before-2026',
      'more-or-less-than-before',
    ],
  },
  {
    id: 'years-before-2026',
    title: 'Can I calculate a year before 2026?',
    sections: ['Personal Income Tax Act, section 33'],
    reviewed: '2026-11-22',
    body: [
      'Yes, from 2020 on. The result then is an estimate by this calculator’s rules, with the consolidated relief taken off, and it says so: the law then in force used other bands. Its figure stands beside it.',
    ],
    calledAlso: '2025 2024 2023 back duty previous year past years',
    seeAlso: ['old-law', 'consolidated-relief'],
  },
  {
    id: 'more-or-less-than-before',
    title: 'Do I pay more or less than under the old law?',
    sections: [section('58'), 'Personal Income Tax Act, section 33'],
    reviewed: '2026-11-22',
    body: [
      'With no deductions at all, the new law is cheaper up to about ₦1,454,000 a month and dearer above. With deductions the point moves; and how the old relief is worked out matters too.',
      'Your own result shows both figures for your own answers, and names which reading of the old relief it used.',
    ],
    calledAlso: 'compare old new law saving cheaper dearer difference better worse',
    seeAlso: ['old-law'],
  },
  {
    id: 'minimum-tax',
    title: 'Is there a minimum tax?',
    sections: [section('57'), section('58')],
    reviewed: '2026-11-22',
    body: [
      'Not for a person. The old law had one of 1% of gross income; the Act has none for individuals. The least rate of 15% that is in the news is for companies.',
    ],
    calledAlso: 'minimum tax 1% 15% effective tax rate',
    seeAlso: ['company', 'old-law'],
  },
  {
    id: 'filing-a-return',
    title: 'Do I have to file a return, and when?',
    sections: [administrationSection('13'), administrationSection('14')],
    reviewed: '2026-11-22',
    body: [
      'Every taxable person files a return, employees included, also when the employer has taken the tax. The date given by the press and by tax firms is 31 March of the next year; the employer’s own return is due on 31 January.',
      'This calculator works out the tax and prints a report to file with. It does not file for you.',
    ],
    calledAlso: 'deadline date self assessment 31 march file submit returns tax office when to pay',
    seeAlso: ['what-is-in-a-return', 'which-state', 'late-filing', 'how-to-pay', 'tax-id'],
  },
  {
    id: 'late-filing',
    title: 'What happens if I file late?',
    sections: [administrationSection('101'), administrationSection('100')],
    reviewed: '2026-11-22',
    body: [
      'A return that is late costs ₦100,000 for the first month and ₦50,000 for each month after. Not registering costs ₦50,000 and ₦25,000 for each further month.',
    ],
    calledAlso: 'penalty fine late returns not registered punishment',
    seeAlso: ['late-payment', 'filing-a-return', 'tax-id'],
  },
  {
    id: 'tax-id',
    title: 'Which tax number do I type?',
    sections: [],
    reviewed: '2026-11-22',
    body: [
      'Here it is the older form of eight digits, a hyphen and four digits, like 12345678-0001. You can calculate without it and add it later in your account.',
      'Since January 2026 a Tax ID of 13 digits, made from the NIN, is taking the place of the older numbers.',
    ],
    calledAlso: 'TIN tax identification number 13 digits NIN JTB FIRS NRS where do i find my tin',
    seeAlso: ['get-a-tax-id', 'filing-a-return'],
  },
  {
    id: 'records-to-keep',
    title: 'Which papers should I keep?',
    sections: [section('31'), section('32')],
    reviewed: '2026-11-22',
    body: [
      'Deductions are claimed in writing, and the tax office may ask for proof. Keep payslips; receipts for rent, premiums and contributions; the bank’s statement of loan interest; invoices and receipts of a business; and papers on tax that was withheld.',
      'Save the report of each year with them.',
    ],
    calledAlso: 'documents evidence receipts proof audit tax office keep papers',
    seeAlso: ['keep-six-years', 'trader-records', 'filing-a-return', 'rent-relief'],
  },
  {
    id: 'withholding-tax',
    title: 'Tax was already withheld. Is it counted?',
    sections: [administrationSection('51')],
    reviewed: '2026-11-22',
    body: [
      'Tax taken at source from Nigerian dividends, short-term securities and corporate bonds is final: nothing more is due on that income. On other income it counts as paid in advance.',
      'This calculator shows the tax of the year, before anything already paid. Take off what your papers show.',
    ],
    calledAlso: 'WHT withholding credit note already paid deducted at source PAYE paid',
    seeAlso: ['withholding-rates', 'balance-to-pay', 'dividends', 'interest'],
  },
]
