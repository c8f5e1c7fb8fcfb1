import { section } from '../../years/sections.ts'
import type { Article } from '../article.ts'

/** What people pay and hope to take off, and cannot. */
export const notTakenOffArticles: readonly Article[] = [
  {
    id: 'living-costs',
    title: 'Do transport, feeding and bills reduce my tax?',
    sections: [section('30(2)(a)')],
    reviewed: '2026-11-27',
    body: [
      'No. What an employee spends to live, or to get to work, does not reduce the tax: transport, food, clothes, light and data, union dues, cooperative savings, a loan that is paid back, money for the family.',
      'Who works on their own account takes off what was spent wholly and exclusively for the work.',
    ],
    calledAlso:
      'transport fare fuel petrol commute to work light NEPA airtime cooperative ajo esusu thrift union dues loan repayment black tax parents salary earner',
    seeAlso: ['deductions-list', 'rent-relief', 'business-costs'],
  },
  {
    id: 'school-fees',
    title: 'Do school fees reduce my tax?',
    sections: [section('30(2)(a)'), section('14(1)(c)')],
    reviewed: '2026-11-22',
    body: [
      'No. School fees that you pay, for yourself or for your children, do not reduce your tax: they are not on the list of what the Act takes off, and there is no relief for children.',
      'If your employer pays them for you, they are a benefit: what it spent is added to your income.',
    ],
    calledAlso: 'tuition education university nursery lesson fees pikin children school bills',
    seeAlso: ['deductions-list', 'other-benefits', 'marriage-and-children'],
  },
  {
    id: 'medical-bills',
    title: 'Do hospital bills reduce my tax?',
    sections: [section('30(2)(a)')],
    reviewed: '2026-11-22',
    body: [
      'No. What you pay for treatment or medicine does not reduce your tax, neither for yourself nor for your family: it is not on the list of what the Act takes off.',
      'Contributions to NHIS, the government’s health insurance scheme, do come off.',
    ],
    unsure: ['Whether a private health plan counts: the Act names NHIS, and we read no more than that.'],
    calledAlso: 'medical expenses treatment drugs medicine surgery operation doctor clinic health cost',
    seeAlso: ['nhis', 'deductions-list'],
  },
  {
    id: 'disability-and-age',
    title: 'Is there relief for disability or old age?',
    sections: [section('30(2)(a)'), section('163(1)(i)'), section('163(1)(j)')],
    reviewed: '2026-11-27',
    body: [
      'No. There is no special relief for disability, illness or age: it is not on the list of what the Act takes off, and the bands are the same as for everybody.',
      'What is exempt is the money itself: pensions for wounds and disability from service, and pensions under the Pension Reform Act.',
    ],
    calledAlso:
      'disabled disability wheelchair blind deaf crippled handicapped sick elderly old person aged senior citizen 70 years sickle cell special reduction concession',
    seeAlso: ['deductions-list', 'pensioner', 'medical-bills'],
  },
]
