import { administrationSection, section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Article } from '../article.ts'
import { openPoints } from '../open-points.ts'

/** The Act itself, the law before it, and what they ask of a person. */
export const lawArticles: readonly Article[] = [
  {
    id: 'nigeria-tax-act',
    title: 'What is the Nigeria Tax Act 2025?',
    sections: [section('203'), section('22'), section('26')],
    reviewed: '2026-11-22',
    body: [
      'The law on taxes in force since 1 January 2026. It took the place of the Personal Income Tax Act for income of 2026 and later. Accounting periods of a business that ended before 2026 stay under the old law.',
      'A second Act, the Nigeria Tax Administration Act, says how tax is declared, paid and withheld.',
      'Two texts of it are in use: the Gazette, and the copy of the National Assembly of January 2026. For a person they say nearly the same; after the first 88 sections the numbers are one less in the copy, so we print both.',
    ],
    reportedBy: [`${reporters.transitionNote} (periods that ended before 2026)`],
    unsure: [
      'How the National Assembly’s copy of the Administration Act numbers its sections: we did not read it.',
    ],
    calledAlso: 'NTA new tax law reform tinubu act 2026 when start',
    seeAlso: ['old-law', 'tax-bands'],
  },
  {
    id: 'old-law',
    title: 'How was it before 2026?',
    sections: [
      'Personal Income Tax Act, section 33',
      'Personal Income Tax Act, section 37',
      'Personal Income Tax Act, Sixth Schedule',
    ],
    reviewed: '2026-11-22',
    body: [
      'Six bands from 7% to 24%: ₦300,000 at 7%, ₦300,000 at 11%, ₦500,000 at 15%, ₦500,000 at 19%, ₦1,600,000 at 21%, and 24% above ₦3,200,000.',
      'The consolidated relief came off before: ₦200,000 or 1% of gross income, whichever was higher, and 20% of gross income. Where the bands charged less, 1% of gross income was due.',
      'From 2021 to 2025 a job that paid no more than the minimum wage was free of tax: ₦360,000 a year, for 2025 ₦840,000. In 2024 the wage changed in July.',
      'Your result shows what the old law charges beside it.',
    ],
    reportedBy: [
      'PwC (the bands, the relief and the least tax of 1%)',
      'Lagos State Internal Revenue Service and Mondaq (the relief after contributions)',
      `${reporters.oldMinimumWage} (the minimum wage)`,
    ],
    unsure: [
      'Whether the relief ran on plain gross income or on what was left after contributions, as is reported for 2020 and later.',
      'Which wage counted for 2024, since it changed during the year.',
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
    sections: ['Personal Income Tax Act, section 33', 'Personal Income Tax Act, section 37'],
    reviewed: '2026-11-22',
    body: [
      'Yes, from 2020 on. The result then is an estimate by this calculator’s rules, with the consolidated relief taken off, and it says so: the law then in force used other bands, and from 2021 it freed a job at the minimum wage. Its figure stands beside it.',
    ],
    reportedBy: [`${reporters.oldMinimumWage} (the minimum wage)`],
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
    reportedBy: ['PwC (the old bands and the old relief)'],
    unsure: ['Which gross income the old relief ran on: both readings are in use.'],
    calledAlso: 'compare old new law saving cheaper dearer difference better worse',
    seeAlso: ['old-law'],
  },
  {
    id: 'minimum-tax',
    title: 'Is there a minimum tax?',
    sections: [section('57'), section('58'), 'Personal Income Tax Act, section 37'],
    reviewed: '2026-11-22',
    body: [
      'Not for a person. The old law had one of 1% of gross income; the Act has none for individuals. The least rate of 15% that is in the news is for companies.',
    ],
    reportedBy: ['PwC (the old 1%, and that persons have none now)'],
    calledAlso: 'minimum tax 1% 15% effective tax rate',
    seeAlso: ['company', 'old-law'],
  },
  {
    id: 'filing-a-return',
    title: 'Do I have to file a return, and when?',
    sections: [administrationSection('13'), administrationSection('14'), 'Twelfth Schedule'],
    reviewed: '2026-11-22',
    body: [
      'Yes. Every taxable person must file one each year, also if the employer took all the tax and also if nothing is due. You file it yourself: your employer’s own return, due on 31 January, does not replace it. It lists all income of the year before, also beside a job: that of 2026 is filed in 2027.',
      'The date that is given is 31 March. For 2025 it was moved to 14 April.',
      'You file with the tax office of the State where you lived on 1 January, or where your work began. Armed forces, police, Foreign Service and people abroad file with the Nigeria Revenue Service.',
      'Under a kept calculation, "Your return" makes a pack to file with. It does not file for you.',
    ],
    reportedBy: [`${reporters.oyedele} (31 March)`, `${reporters.sterling} (14 April)`],
    unsure: [openPoints.filingDay],
    calledAlso: 'deadline date self assessment 31 march file submit returns tax office when to pay',
    seeAlso: ['what-is-in-a-return', 'which-state', 'late-filing', 'how-to-pay', 'your-return', 'tax-id'],
  },
  {
    id: 'late-filing',
    title: 'What happens if I file late?',
    sections: [administrationSection('100'), administrationSection('101'), administrationSection('124')],
    reviewed: '2026-11-22',
    body: [
      'It costs ₦100,000 for the first month and ₦50,000 for each month after, even if no tax is due. A return that was due on 31 March and is filed on 20 June costs ₦200,000, if part of a month counts as a month.',
      'Who is not registered pays ₦50,000 and ₦25,000 for each further month. A false declaration costs ₦1,000,000 and the tax.',
      'Paying late has a price of its own.',
    ],
    reportedBy: [`${reporters.oyedele} (31 March)`],
    unsure: ['Whether part of a month counts as a whole month.', openPoints.filingDay],
    calledAlso: 'penalty fine late returns not registered punishment did not file never filed last year',
    seeAlso: ['late-payment', 'filing-a-return', 'tax-id'],
  },
  {
    id: 'tax-id',
    title: 'Which tax number do I type?',
    sections: [],
    reviewed: '2026-11-22',
    body: [
      'Here it is the older form of eight digits, a hyphen and four digits, like 12345678-0001, which the Federal Inland Revenue Service gave. You can calculate without it and add it later in your account.',
      'Since January 2026 a Tax ID of 13 digits, made from the NIN, takes the place of the older numbers; State offices gave one of 10 digits before. The NIN itself has 11 digits and is another number.',
      'On your return use the new Tax ID.',
    ],
    reportedBy: [reporters.taxNumber],
    unsure: ['Whether a check digit is built in: none was found.'],
    calledAlso: 'TIN tax identification number 13 digits NIN JTB FIRS NRS where do i find my tin',
    seeAlso: ['get-a-tax-id', 'filing-a-return'],
  },
  {
    id: 'records-to-keep',
    title: 'Which papers should I keep?',
    sections: [section('31'), section('32'), administrationSection('31(5)'), administrationSection('102')],
    reviewed: '2026-11-22',
    body: [
      'Keep what proves each figure, for six years, in English: payslips; the rent agreement and receipts; statements of pension, NHF and NHIS; receipts for premiums, with insurer and policy; the bank’s statement of loan interest; books, invoices and receipts of a business; receipts for tax that was withheld.',
      'Deductions are claimed in writing, and the tax office may ask for proof. Without proof a deduction can fall away. Keeping no books costs ₦10,000.',
      'Save the report of each year with them.',
    ],
    calledAlso: 'documents evidence receipts proof audit tax office keep papers',
    seeAlso: ['keep-six-years', 'trader-records', 'filing-a-return', 'rent-relief'],
  },
  {
    id: 'withholding-tax',
    title: 'Tax was already withheld. Is it counted?',
    sections: [administrationSection('51'), 'Withholding Regulations 2024 (S.I. 34), First Schedule'],
    reviewed: '2026-11-22',
    body: [
      'Yes. What was taken from Nigerian dividends, short-term securities and corporate bonds is final: nothing more is due on that income. On other income it counts as tax paid in advance and comes off the tax you owe, if you have the receipt, even if the payer kept the money.',
      'Who lives abroad has a longer list: interest, rent, royalties, directors’ fees and pay of entertainers are final too.',
      'The total is the tax of the year, before anything already paid. "Your return", under a kept calculation, takes off what your papers show.',
    ],
    reportedBy: [`${reporters.lagosQuestions} (that private persons must withhold)`],
    unsure: [openPoints.whoWithholds],
    calledAlso: 'WHT withholding credit note already paid deducted at source PAYE paid',
    seeAlso: ['withholding-rates', 'withholding-receipts', 'balance-to-pay', 'dividends', 'interest'],
  },
]
