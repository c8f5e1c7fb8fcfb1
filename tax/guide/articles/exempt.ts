import { nothingPaid } from '../../answers/keys.ts'
import { section } from '../../years/sections.ts'
import type { Article } from '../article.ts'
import { openPoints } from '../open-points.ts'

/** What the Act leaves untaxed, and how the result tells it. */
export const exemptArticles: readonly Article[] = [
  {
    id: 'exempt-income',
    title: 'Which income is exempt?',
    sections: [section('163(1)')],
    reviewed: '2026-11-22',
    body: [
      'Among others: pensions and other benefits under the Pension Reform Act (i); wound and disability pensions (j); death gratuities and compensation for injury (k); income from bonds of the Federal Government and of States (n); pay of other ranks in combat zones (o); dividends of authorised collective investment schemes (b) and of businesses that only export (q); foreign dividends, interest, rent and royalties brought in through approved channels (s); pay from a job at no more than the minimum wage (t); and the wages of military officers (u).',
      'Exempt income does not use up any band.',
    ],
    unsure: [
      'Whether dividends of collective investment schemes are exempt: section 63(4) says otherwise.',
      openPoints.channel,
    ],
    calledAlso: 'tax free income exemption list not taxed military soldier bond mutual fund',
    seeAlso: ['minimum-wage', 'pensioner', 'interest'],
  },
  {
    id: 'why-exempt',
    title: 'Why does my result say Tax Exempt?',
    sections: [section('30'), 'Fourth Schedule', section('163(1)')],
    reviewed: '2026-11-22',
    body: [
      'Because the tax comes to nothing. The result names the first reason that fits: no income was declared; your pension is exempt; reliefs and deductions are at least your income; the taxable income lies within the first ₦800,000; or the tax is under 50 kobo.',
      'If pension, NHF or NHIS were only assumed, it says that too: by the Act they come off only if you paid them.',
      'It does not mean that no return is due.',
    ],
    calledAlso: 'zero tax no tax nothing to pay exempt reason nil',
    seeAlso: ['first-800000', 'filing-a-return'],
  },
  {
    id: 'military',
    title: 'Is military pay taxed?',
    sections: [section('163(1)(u)'), section('163(1)(o)'), section('163(1)(j)'), section('163(1)(k)')],
    reviewed: '2026-11-22',
    body: [
      'The wages of military officers are exempt. Other ranks are exempt only for pay on combat duty; the rest of their pay is taxed. Wound and disability pensions, death gratuities and compensation for injury are exempt for all.',
      'Neither paragraph on pay names the police.',
      'A soldier of another rank, not on combat duty, with pay of ₦1,800,000 and nothing taken off pays ₦150,000.',
      'Leave exempt pay out of the questionnaire. Armed forces and police file with the Nigeria Revenue Service, not with a State.',
    ],
    examples: [{ answers: { status: 'employee', salary: 1_800_000, ...nothingPaid }, totalTax: 150_000 }],
    calledAlso: 'soldier army navy air force officer police combat zone',
    seeAlso: ['which-state', 'exempt-income'],
  },
  {
    id: 'notes-on-the-act',
    title: 'What is "What the Act says" in my result?',
    sections: [section('28'), section('30')],
    reviewed: '2026-11-22',
    body: [
      'The calculator follows fixed rules, and in some places the Act says otherwise. Each such note names the section; with Pro it also says what that one change does to your tax. The effects do not add up: the total "By the Act" takes them together. What depends on your case enters it when you answer the question on it; what is reported or not certain is marked so.',
      'On a salary of ₦6,000,000 with no contribution typed, the rules assume some and come to ₦702,600; by the Act it is ₦870,000 if none was paid.',
      'Some differences go away when you type the real figure, like contributions. Others stay, like that on Nigerian dividends. The result itself is never changed by a note.',
    ],
    examples: [
      { answers: { status: 'employee', salary: 6_000_000 }, totalTax: 702_600 },
      { answers: { status: 'employee', salary: 6_000_000, ...nothingPaid }, totalTax: 870_000 },
    ],
    calledAlso: 'notes difference law versus calculator warning',
    seeAlso: ['defaults', 'dividends', 'minimum-wage'],
  },
]
