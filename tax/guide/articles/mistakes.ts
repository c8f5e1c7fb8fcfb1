import { nothingPaid } from '../../answers/keys.ts'
import { section } from '../../years/sections.ts'
import type { Article } from '../article.ts'
import { openPoints } from '../open-points.ts'

/** What many pages and calculators get wrong. */
export const mistakeArticles: readonly Article[] = [
  {
    id: 'mistake-whole-income',
    title: 'Mistake: one rate on the whole income',
    sections: [section('58'), 'Fourth Schedule'],
    reviewed: '2026-11-22',
    body: [
      'Somebody whose taxable income is ₦3,000,000 does not pay 15% of ₦3,000,000. The first ₦800,000 is at 0%, and 15% applies to ₦2,200,000: ₦330,000.',
      'Each rate is for its own slice only.',
    ],
    examples: [{ answers: { status: 'other', otherIncome: 3_000_000, ...nothingPaid }, totalTax: 330_000 }],
    calledAlso: 'wrong common mistake bracket jump higher band lose money raise',
    seeAlso: ['tax-bands'],
  },
  {
    id: 'rent-200000-myth',
    title: 'Mistake: rent relief of ₦200,000',
    sections: [section('30(2)(a)(vi)')],
    reviewed: '2026-11-22',
    body: [
      'Many pages still repeat the bill of 2024 and say that rent relief is ₦200,000. The Act that was passed takes off 20% of the rent paid, and at most ₦500,000.',
    ],
    calledAlso: 'rent relief 200000 200k wrong old bill',
    seeAlso: ['rent-relief'],
  },
  {
    id: 'mistake-one-million-free',
    title: 'Mistake: ₦1,000,000 a year is free of tax',
    sections: [section('58')],
    reviewed: '2026-11-22',
    body: [
      'That was said of the bill. In the Act the first ₦800,000 of taxable income is at 0%. Whether ₦1,000,000 is free depends on what is taken off: with deductions of ₦200,000 or more it is.',
    ],
    examples: [
      {
        answers: {
          taxYear: 2026,
          status: 'employee',
          salary: 1_000_000,
          rentPaidBySelf: 1_000_000,
          pensionContribution: 0,
          nhfContribution: 0,
          nhisContribution: 0,
        },
        totalTax: 0,
      },
    ],
    calledAlso: 'one million tax free 83333 100000 a month',
    seeAlso: ['first-800000'],
  },
  {
    id: 'mistake-car-price',
    title: 'Mistake: the price of the car as its benefit',
    sections: [section('14(1)(a)')],
    reviewed: '2026-11-22',
    body: [
      'The value of a company car is 5% of its cost a year, not its cost. With a salary of ₦6,000,000 a car of ₦20,000,000 makes the tax ₦1,050,000 when nothing is taken off. The price typed by mistake would make it ₦4,910,000.',
    ],
    examples: [
      {
        answers: {
          taxYear: 2026,
          status: 'employee',
          salary: 6_000_000,
          vehicleBenefit: 1_000_000,
          pensionContribution: 0,
          nhfContribution: 0,
          nhisContribution: 0,
        },
        totalTax: 1_050_000,
      },
      {
        answers: {
          taxYear: 2026,
          status: 'employee',
          salary: 6_000_000,
          vehicleBenefit: 20_000_000,
          pensionContribution: 0,
          nhfContribution: 0,
          nhisContribution: 0,
        },
        totalTax: 4_910_000,
      },
    ],
    calledAlso: 'wrong price typed',
    seeAlso: ['company-car'],
  },
  {
    id: 'mistake-ten-million',
    title: 'Mistake: 21% from ₦10,000,000',
    sections: ['Fourth Schedule'],
    reviewed: '2026-11-22',
    body: [
      'Some calculators begin the 21% band at ₦10,000,000. It begins at ₦12,000,000 of taxable income: the 18% band holds ₦9,000,000 after the first ₦3,000,000.',
    ],
    calledAlso: 'wrong calculator 10 million band 12 million',
    seeAlso: ['tax-bands'],
  },
  {
    id: 'mistake-defaults',
    title: 'Mistake: contributions that were never paid',
    sections: [section('30(2)(a)')],
    reviewed: '2026-11-22',
    body: [
      'The Act takes off pension, NHF and NHIS only as far as they were paid. On ₦6,000,000 with nothing paid the tax is ₦870,000; with the usual rates assumed it is ₦702,600. Type 0 where nothing was taken from your pay.',
    ],
    examples: [
      {
        answers: {
          taxYear: 2026,
          status: 'employee',
          salary: 6_000_000,
          pensionContribution: 0,
          nhfContribution: 0,
          nhisContribution: 0,
        },
        totalTax: 870_000,
      },
      { answers: { taxYear: 2026, status: 'employee', salary: 6_000_000 }, totalTax: 702_600 },
    ],
    calledAlso: 'default pension assumed 8% not paid wrong',
    seeAlso: ['defaults'],
  },
  {
    id: 'mistake-bank-transfers',
    title: 'Mistake: every transfer into my account is taxed',
    sections: [section('4'), section('28')],
    reviewed: '2026-11-22',
    body: [
      'No, that is not true: tax is on income, on what you earn, and not on each transfer or on what your account holds. Loans, your own savings (an ajo or esusu turn too) and money you only pass on are not income and not taxed, and a gift from family is not on the list of income that we read.',
      'Of what passes through a POS account only your commission and charges are your income, less your costs: the rest is your customers’ money.',
      'What you earn is income whichever account it reaches, and so are grants and awards.',
    ],
    unsure: [openPoints.gifts],
    calledAlso: 'bank alert transfer account deducted automatically tax on deposit narration',
    seeAlso: ['gifts-and-loans', 'gross-income'],
  },
]
