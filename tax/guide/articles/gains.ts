import { nothingPaid } from '../../answers/keys.ts'
import { section } from '../../years/sections.ts'
import type { Article } from '../article.ts'

/** What selling something for more than it cost comes to. */
export const gainArticles: readonly Article[] = [
  {
    id: 'gains',
    title: 'Do capital gains have a rate of their own?',
    sections: ['28', '34', '39', '40', '51'].map((place) => section(place)),
    reviewed: '2026-11-22',
    body: [
      'No: a gain joins your other income and is taxed in the same bands. It is what you got, less what the thing cost you and what selling it cost.',
      'Land bought for ₦5,000,000 and sold for ₦9,000,000, with ₦450,000 for the agent, is a gain of ₦3,550,000. Beside a salary of ₦6,000,000 without contributions, the tax of the year is ₦1,509,000.',
      'Property, shares, crypto and other digital assets, and foreign currency all count. Losses make a gain smaller; a loss on digital assets comes off gains on digital assets only. Some gains are free, like that on your own home once in your life.',
    ],
    examples: [
      {
        answers: { status: 'employee', salary: 6_000_000, ...nothingPaid, gains: 3_550_000 },
        totalTax: 1_509_000,
      },
    ],
    calledAlso: 'profit CGT land house shares crypto cost proceeds',
    seeAlso: ['selling-things'],
  },
]
