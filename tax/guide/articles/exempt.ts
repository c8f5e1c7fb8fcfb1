import { section } from '../../years/sections.ts'
import type { Article } from '../article.ts'

/** What the Act leaves untaxed, and how the result tells it. */
export const exemptArticles: readonly Article[] = [
  {
    id: 'exempt-income',
    title: 'Which income is exempt?',
    sections: [section('163(1)')],
    reviewed: '2026-11-22',
    body: [
      'Among others: pensions and other benefits under the Pension Reform Act; wound and disability pensions; death gratuities and compensation for injury; income from bonds of the Federal Government and of States; dividends of authorised collective investment schemes; foreign dividends, interest, rent and royalties brought in through approved channels; the wages of military officers; and pay from an employment at no more than the minimum wage.',
      'Exempt income does not use up any band.',
    ],
    calledAlso: 'tax free income exemption list not taxed military soldier bond mutual fund',
    seeAlso: ['minimum-wage', 'pensioner', 'interest'],
  },
  {
    id: 'why-exempt',
    title: 'Why does my result say Tax Exempt?',
    sections: [section('58'), section('163(1)')],
    reviewed: '2026-11-22',
    body: [
      'Because the tax comes to nothing. The result names the first reason that fits: no income was declared; your pension is exempt; reliefs and deductions are at least your income; the taxable income lies within the first ₦800,000; or the tax is under 50 kobo.',
      'It does not mean that no return is due.',
    ],
    calledAlso: 'zero tax no tax nothing to pay exempt reason nil',
    seeAlso: ['first-800000', 'filing-a-return'],
  },
  {
    id: 'military',
    title: 'Is military pay taxed?',
    sections: [section('163(1)')],
    reviewed: '2026-11-22',
    body: [
      'The wages of military officers are exempt, and so is the pay of other ranks in combat zones. Other income of theirs is taxed like anybody’s.',
      'Leave exempt pay out of the questionnaire.',
    ],
    calledAlso: 'soldier army navy air force officer police combat zone',
    seeAlso: ['which-state', 'exempt-income'],
  },
  {
    id: 'notes-on-the-act',
    title: 'What is "What the Act says" in my result?',
    sections: [section('28'), section('30')],
    reviewed: '2026-11-22',
    body: [
      'The calculator follows fixed rules. In some places the Act says otherwise, for instance that only contributions really paid are taken off. Such a note names the section and what that one change would do to your tax in naira.',
      'The result itself is not changed by it. With your papers at hand you can type the real figures, and the difference goes away.',
    ],
    calledAlso: 'notes difference law versus calculator warning',
    seeAlso: ['defaults', 'dividends', 'minimum-wage'],
  },
]
