import { nothingPaid } from '../../answers/keys.ts'
import { section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Article } from '../article.ts'
import { openPoints } from '../open-points.ts'

const employee = {
  taxYear: 2026,
  status: 'employee',
  salary: 6_000_000,
  ...nothingPaid,
} as const

/** What is left when something is sold for more than it cost. */
export const gainArticles: readonly Article[] = [
  {
    id: 'gains',
    title: 'How is a gain worked out, and at which rate?',
    sections: [
      section('28'),
      section('28(3)(iv)'),
      section('34'),
      section('39'),
      section('40'),
      section('51'),
    ],
    reviewed: '2026-11-22',
    body: [
      'What you sold it for, less what you paid for it, less what the sale cost you, such as an agent’s fee. The price you paid is not raised for inflation.',
      'It counts for property anywhere, for shares, digital assets and foreign currency. The gain joins your other income and goes through the same bands: it has no rate of its own. It is assessed in the year after the sale.',
      'A loss on one sale comes off the gain on another. But a loss on digital assets comes off gains on digital assets only.',
      'It is reported that 2% of the price is to be paid within 30 days of a sale that is taxed.',
    ],
    reportedBy: [`${reporters.presumptive} (the 2%)`],
    unsure: [
      'Whether a loss on a sale comes off anything but gains. This product takes it off gains only.',
      'Whether what you spent on improving a thing counts: the Act names improvements in section 41 only.',
      'Whether the 2% is taken off the tax of the year.',
    ],
    calledAlso:
      'how calculated capital gains tax CGT rate profit on sale property loss on a sale sold at a loss deduct improvement cost proceeds disposal',
    seeAlso: ['selling-land', 'selling-shares', 'selling-things', 'digital-assets'],
  },
  {
    id: 'selling-land',
    title: 'I sold land or a building. What is taxed?',
    sections: [section('34'), section('39'), section('40')],
    reviewed: '2026-11-22',
    body: [
      'The gain, not the price. Land bought for ₦5,000,000 and sold for ₦9,000,000, with ₦450,000 for the agent, leaves a gain of ₦3,550,000.',
      'With a salary of ₦6,000,000 and nothing taken off, the tax of the year goes from ₦870,000 to ₦1,509,000: ₦639,000 more.',
      'Your own home is free once in your life. Land outside Nigeria counts too. It is reported that 2% of the price is to be paid within 30 days of the sale.',
    ],
    reportedBy: [`${reporters.presumptive} (the 2%)`],
    unsure: ['Whether the 2% is taken off the tax of the year.'],
    examples: [
      { answers: employee, totalTax: 870_000 },
      { answers: { ...employee, gains: 3_550_000 }, totalTax: 1_509_000 },
    ],
    calledAlso:
      'land sale sell sold plot plots acres property building house estate Lekki Epe agent agency fee omonile C of O landed gain',
    seeAlso: ['gains', 'selling-own-home', 'other-free-gains'],
  },
  {
    id: 'selling-own-home',
    title: 'I sold the house I live in. Is that taxed?',
    sections: [section('51')],
    reviewed: '2026-11-22',
    body: [
      'No tax the first time. The gain on your own home, with up to one acre of land, is free once in your life.',
      'The gain on a second one, or on a house you let out, joins your income.',
    ],
    calledAlso: 'sell sold own house home live family house main residence once in a lifetime duplex flat',
    seeAlso: ['selling-land', 'gains'],
  },
  {
    id: 'selling-shares',
    title: 'I sold shares. Is the gain taxed?',
    sections: [section('34(1)(a)')],
    reviewed: '2026-11-22',
    body: [
      'Not on Nigerian shares if all you sold in 12 months brought less than ₦150,000,000 and the gain is not above ₦10,000,000. Both must hold.',
      'Sold for ₦100,000,000 with a gain of ₦12,000,000, all of the gain counts. On top of a salary of ₦6,000,000 with nothing taken off, the tax is ₦3,210,000.',
      'What you put into Nigerian shares again in the same year is left out in proportion. Sold for ₦160,000,000 with a gain of ₦30,000,000, and ₦120,000,000 put in again: a quarter counts, ₦7,500,000, and the tax is ₦2,265,000.',
      'For shares held before 2026 the cost is what you paid or the price of 31 December 2025, whichever is higher.',
    ],
    reportedBy: [`${reporters.oyedele} (the price of 31 December 2025)`],
    examples: [
      { answers: { ...employee, gains: 12_000_000 }, totalTax: 3_210_000 },
      { answers: { ...employee, gains: 7_500_000 }, totalTax: 2_265_000 },
    ],
    calledAlso:
      'shares stocks stock NGX exchange MTN Dangote broker sell sold gain reinvest reinvestment 150 million 10 million threshold capital market bamboo risevest',
    seeAlso: ['gains', 'dividends'],
  },
  {
    id: 'selling-personal-things',
    title: 'I sold my car or things I own. Is that taxed?',
    sections: [section('52'), section('53')],
    reviewed: '2026-11-22',
    body: [
      'Usually not. Up to two private vehicles a year are free.',
      'Other things that can be moved, such as gold, furniture or a phone, are free if all you sold in the year brought at most ₦5,000,000. Above that all the gain counts, not only what goes beyond.',
      'If you buy to sell, it is your business, and its profit is taxed.',
    ],
    unsure: [openPoints.chattels],
    calledAlso:
      'sell sold car cars motor vehicle tokunbo used gold jewelry jewellery furniture phone generator fridge chattels personal property jiji',
    seeAlso: ['gains', 'business-income'],
  },
  {
    id: 'other-free-gains',
    title: 'Which other gains are free?',
    sections: [section('37'), section('48'), section('163(1)(m)')],
    reviewed: '2026-11-22',
    body: [
      'Money for land that government took from you by compulsory purchase, money from a life policy, and the gain of an angel investor on a labelled startup after 24 months.',
      'Your own home, private vehicles, small things and many sales of Nigerian shares are free as well, within limits.',
    ],
    calledAlso:
      'government took acquired compulsory acquisition compensation land revoked life policy life insurance paid out matured angel investor startup invested',
    seeAlso: ['selling-own-home', 'selling-personal-things', 'selling-shares'],
  },
]
