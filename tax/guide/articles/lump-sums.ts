import { nothingPaid } from '../../answers/keys.ts'
import { section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Article } from '../article.ts'

/** What comes at the end of a job. */
export const lumpSumArticles: readonly Article[] = [
  {
    id: 'gratuity',
    title: 'Does my gratuity count as income?',
    sections: [section('163(1)(i)'), section('163(1)(k)'), section('4(2)(b)')],
    reviewed: '2026-11-22',
    body: [
      'A gratuity or any other retirement benefit granted under the Pension Reform Act is exempt, and so is one paid for a death. Any other gratuity is income.',
      'This calculator adds what you type at that question: with nothing else and nothing taken off, a gratuity of ₦10,000,000 comes to ₦1,590,000. If yours falls under the Pension Reform Act, it is free by the Act, and a note tells you so.',
    ],
    examples: [{ answers: { status: 'other', gratuities: 10_000_000, ...nothingPaid }, totalTax: 1590000 }],
    calledAlso: 'end of service lump sum retirement benefit exit pay money office',
    seeAlso: ['pensioner', 'loss-of-office', 'notes-on-the-act'],
  },
  {
    id: 'retirement-savings',
    title: 'Is money from my retirement savings (RSA) taxed?',
    sections: [section('163(1)(i)'), section('4(2)(b)')],
    reviewed: '2026-11-27',
    body: [
      'No tax is due on what the Pension Reform Act grants: the pension of each month, a lump sum, and what is paid out of a retirement savings account (RSA) under that Act are exempt.',
      'A pension, gratuity or withdrawal outside that Act is income. Ask your pension fund administrator (PFA) under which law it pays.',
    ],
    calledAlso:
      'RSA PFA PenCom withdrawal withdraw 25% 50% lump sum retirement savings account pension payout lost job programmed withdrawal',
    seeAlso: ['pensioner', 'gratuity', 'pension-contribution'],
  },
  {
    id: 'annuity',
    title: 'Is an annuity taxed?',
    sections: [section('4(2)(b)'), section('163(1)(i)')],
    reviewed: '2026-11-22',
    body: [
      'An annuity you bought from an insurer is income. One that was bought under the Pension Reform Act belongs to the retirement benefits, which are exempt.',
      'An annuity of ₦6,000,000 a year, with no other income and nothing taken off, comes to ₦870,000 here, and to nothing by the Act if it is such a retirement benefit.',
    ],
    examples: [{ answers: { status: 'pensioner', annuity: 6_000_000, ...nothingPaid }, totalTax: 870000 }],
    calledAlso: 'insurance company retirement monthly payment',
    seeAlso: ['gratuity', 'pensioner'],
  },
  {
    id: 'loss-of-office',
    title: 'I was paid off. Is the compensation taxed?',
    sections: [section('50'), section('163(1)(k)'), 'Withholding Regulations 2024 (S.I. 34), First Schedule'],
    reviewed: '2026-11-22',
    body: [
      'Compensation for losing a job, for injury or for libel is free up to ₦50,000,000. Only what goes beyond is taxed, in your own bands, and the payer withholds 10% of it as an advance.',
      'Pay of ₦12,000,000 and severance of ₦75,000,000: ₦25,000,000 goes beyond, so with nothing taken off the tax is ₦7,440,000, less ₦2,500,000 withheld.',
      'Salary, leave pay and bonuses that are paid out with it are ordinary income, and a gratuity has a rule of its own. Type the compensation at other income: our own figure adds all of it. After the result you say how much was compensation, and the total by the Act leaves the free part out.',
    ],
    reportedBy: [`${reporters.boardGuidelines}, page 9 (the example)`],
    unsure: [
      'Whether what goes beyond belongs to the year of payment or to the year after.',
      `Whether compensation for injury is free whole. ${section('163(1)(k)')} exempts it, section 50 names a limit.`,
    ],
    examples: [
      {
        answers: { status: 'employee', salary: 12_000_000, otherIncome: 25_000_000, ...nothingPaid },
        totalTax: 7_440_000,
      },
    ],
    calledAlso: 'sacked redundancy severance layoff retrench termination settlement',
    seeAlso: ['gratuity'],
  },
]
