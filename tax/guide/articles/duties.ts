import { administrationSection, section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Article } from '../article.ts'
import { openPoints } from '../open-points.ts'

/** What is owed to the tax office, by whom, and what it costs not to. */
export const dutyArticles: readonly Article[] = [
  {
    id: 'paye-not-remitted',
    title: 'My employer took PAYE but did not pay it on',
    sections: [
      administrationSection('51(6)'),
      'Withholding Regulations 2024 (S.I. 34), regulation 7',
      'Withholding Regulations 2024 (S.I. 34), regulation 8',
    ],
    reviewed: '2026-11-22',
    body: [
      'It must: PAYE that was taken from you goes to the State by the 10th of the next month. Ask your employer for the record of that, or ask the tax office of the State you live in.',
      'Keep every payslip: it shows what was taken. Tax withheld counts for you when you hold the receipt, even if the payer kept the money.',
      'If no PAYE is taken from your pay at all, the tax is still due: declare the pay in your return and pay it yourself.',
    ],
    unsure: [
      'Whether a payslip is enough as a receipt for PAYE: the regulation that we read speaks of tax withheld.',
    ],
    calledAlso:
      'remit remitted remittance not remitting boss kept my tax pocketed oga no dey pay tax to government no PAYE deducted at all employer refuses',
    seeAlso: ['payslip-check', 'which-state', 'withholding-receipts'],
  },
  {
    id: 'employing-people',
    title: 'I employ people. What must I file and pay?',
    sections: [administrationSection('14(1)'), administrationSection('51(6)'), administrationSection('101')],
    reviewed: '2026-11-27',
    body: [
      'An employer takes PAYE from each pay and pays it by the 10th of the next month, to the State of each employee. The return of a whole year, with all pay and all tax that was taken, is due on 31 January of the next year.',
      'A late return costs ₦100,000 for the first month and ₦50,000 for each month after. Your own return, as a person, is another one.',
      'Each employee is worked out alone, and pay of no more than ₦70,000 a month from one job is free. Ask for each pay by itself: “tax on 180k a month”.',
    ],
    calledAlso: 'employer staff workers payroll remit PAYE small business nanny driver house help household',
    seeAlso: ['which-state', 'late-filing', 'minimum-wage', 'paye-not-remitted'],
  },
  {
    id: 'no-paye',
    title: 'Nobody takes PAYE from my pay. How do I pay?',
    sections: [
      section('12'),
      'Twelfth Schedule',
      administrationSection('13'),
      administrationSection('49(1)'),
      administrationSection('100'),
    ],
    reviewed: '2026-11-27',
    body: [
      'You pay yourself. Get a Tax ID, file a return of your own with the tax office (State Internal Revenue Service) of the State where you live, and pay the tax by the day on which the return is due, at once or in instalments. The date that is given is 31 March, for the income of the year before.',
      'So it is with an employer abroad that has no office here, with work for clients, with a trade and with rents. That nobody takes the tax does not free you: the bands are those of everybody.',
      'Put some of each pay aside: nothing is taken before.',
    ],
    reportedBy: [`${reporters.oyedele} (31 March)`],
    unsure: [openPoints.filingDay],
    calledAlso:
      'direct assessment self assessment no employer foreign employer nobody deducts PAYE myself yourself how to pay where to pay',
    seeAlso: ['filing-a-return', 'which-state', 'how-to-pay', 'get-a-tax-id'],
  },
  {
    id: 'showing-books',
    title: 'The tax office wants to see my books. Must I?',
    sections: [section('31'), section('32'), administrationSection('31(5)'), administrationSection('102')],
    reviewed: '2026-11-27',
    body: [
      'Yes. You must keep books, records and receipts for six years, and the tax office may ask for proof of your figures: show what it asks for, and keep copies.',
      'Without proof a deduction can fall away, so that more is taxed. Keeping no books can cost a fine of ₦10,000.',
      'If it then assesses you too high, object in writing within 30 days.',
    ],
    unsure: ['What refusing to show them costs: we read no rule on that.'],
    calledAlso:
      'audit inspection letter visit bank statement tax people check examine books refuse show them investigation officer came',
    seeAlso: ['records-to-keep', 'disagree-with-the-tax-office', 'keep-six-years'],
  },
  {
    id: 'avoidance-and-evasion',
    title: 'What is tax evasion, and what is allowed?',
    sections: [
      section('30(2)(a)'),
      administrationSection('100'),
      administrationSection('121'),
      administrationSection('124'),
    ],
    reviewed: '2026-11-22',
    body: [
      'Evasion is to hide income or to declare what is not true, and it is punished. Avoidance is to pay less by what the law itself allows, such as pension, rent relief or the contributions on your payslip.',
      'A false declaration costs ₦1,000,000 and the tax. A false claim for a refund costs 50% on top, and interest. Not registering costs ₦50,000 in the first month and ₦25,000 in each further month.',
      'If you made a mistake in a return, put it right yourself.',
    ],
    unsure: ['How the Act itself tells the two words apart: the sections that we read define neither.'],
    calledAlso:
      'evade avoid dodge legal illegal crime punishment false declaration lie hide income tax planning loophole fraud meaning difference',
    seeAlso: ['deductions-list', 'late-filing', 'disagree-with-the-tax-office'],
  },
  {
    id: 'no-income',
    title: 'I have no income. Do I pay tax?',
    sections: [section('28'), 'Fourth Schedule', administrationSection('13')],
    reviewed: '2026-11-22',
    body: [
      'No. Tax is on income, and where there is none nothing is due. Even with some, the first ₦800,000 of taxable income in a year is at 0%.',
      'A return is for everybody who is taxable, also when nothing is due.',
    ],
    unsure: ['Whether somebody without any income at all must file: we read no rule on that.'],
    calledAlso:
      'unemployed jobless no job no work housewife looking for work i no get work sit at home zero income dependant',
    seeAlso: ['first-800000', 'filing-a-return', 'gifts-and-loans'],
  },
]
