import { section } from '../../years/sections.ts'
import type { Article } from '../article.ts'

/** What people pay and hope to take off, and cannot. */
export const notTakenOffArticles: readonly Article[] = [
  {
    id: 'school-fees',
    title: 'Do school fees reduce my tax?',
    sections: [section('30(2)(a)'), section('14(1)(c)')],
    reviewed: '2026-11-22',
    body: [
      'No. School fees that you pay, for yourself or for your children, are not on the list of what the Act takes off.',
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
      'No. What you pay for treatment or medicine is not on the list of what the Act takes off, neither for yourself nor for your family.',
      'Contributions to NHIS, the government’s health insurance scheme, do come off.',
    ],
    unsure: ['Whether a private health plan counts: the Act names NHIS, and we read no more than that.'],
    calledAlso: 'medical expenses treatment drugs medicine surgery operation doctor clinic health cost',
    seeAlso: ['nhis', 'deductions-list'],
  },
]
