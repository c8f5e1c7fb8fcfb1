import { nothingPaid } from '../../answers/keys.ts'
import { section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Article } from '../article.ts'

const digitalSchedule = 'Nigeria Tax Administration Act, Fifth Schedule'

/** Money from coins and tokens, and from luck. */
export const digitalArticles: readonly Article[] = [
  {
    id: 'digital-assets',
    title: 'Is crypto taxed?',
    sections: [section('4(1)(j)'), section('28(3)(iv)'), section('34(1)(a)'), digitalSchedule],
    reviewed: '2026-11-22',
    body: [
      'Yes. Selling bitcoin, USDT or another digital asset, swapping one for another, staking, mining and airdrops all count, at the market price.',
      'Of a sale only the gain counts, not the money that passes through. It joins your other income, in the same bands. A loss comes off gains on digital assets only.',
      'Exchanges take 1% of what you sell for, but not of stablecoins, and 10% of staking rewards and the like. It is tax paid in advance: it is taken off your tax of the year.',
    ],
    reportedBy: [`${reporters.revenueCircular} (what exchanges take)`],
    calledAlso:
      'crypto cryptocurrency bitcoin BTC ethereum USDT tether stablecoin NFT token coin coins wallet binance bybit quidax luno exchange P2P swap staking stake rewards airdrop mining web3 virtual digital asset 1%',
    seeAlso: ['crypto-gain-counted', 'gains', 'withholding-tax'],
  },
  {
    id: 'crypto-gain-counted',
    title: 'How do I work out my gain on crypto?',
    sections: [section('39'), section('40'), digitalSchedule],
    reviewed: '2026-11-22',
    body: [
      'What you sold it for, less what you paid. When the price runs in dollars, what you paid in naira is first brought to the rate of the day of sale: times that rate, divided by the rate of the day you bought.',
      'A token bought for ₦2,000,000 when the dollar was ₦1,500 and sold for ₦3,000,000 at ₦1,600 leaves a gain of ₦866,667. With a salary of ₦6,000,000 and nothing taken off the tax is ₦1,026,000, ₦156,000 more than without, and the ₦30,000 that the exchange took come off it.',
    ],
    reportedBy: [reporters.revenueCircular],
    examples: [
      {
        answers: {
          taxYear: 2026,
          status: 'employee',
          salary: 6_000_000,
          gains: 866_667,
          ...nothingPaid,
        },
        totalTax: 1_026_000,
      },
    ],
    calledAlso:
      'crypto bitcoin USDT token gain profit calculate dollars naira rate loss set against salary cost price bought sold trade',
    seeAlso: ['digital-assets', 'foreign-currency'],
  },
  {
    id: 'prizes',
    title: 'Are prizes, winnings and awards taxed?',
    sections: [section('4(1)(h)'), 'Withholding Regulations 2024 (S.I. 34), First Schedule'],
    reviewed: '2026-11-22',
    body: [
      'Yes. Prizes, winnings, honoraria, grants and awards are income, whether you worked for them or were lucky. A scholarship is not named apart. The first ₦800,000 of taxable income in a year is free, so with no other income no tax is due on a small one.',
      'Who pays winnings takes 5% from a resident and 15% from others. For a resident that is tax paid in advance.',
      'Winnings of ₦1,000,000 with no other income and nothing taken off: the tax is ₦30,000 and ₦50,000 was taken, so ₦20,000 can be claimed back.',
    ],
    examples: [
      {
        answers: {
          taxYear: 2026,
          status: 'other',
          otherIncome: 1_000_000,
          ...nothingPaid,
        },
        totalTax: 30_000,
      },
    ],
    calledAlso:
      'prize won win winner winnings lottery lotto raffle promo jackpot bet betting bet9ja sportybet naija sports gambling casino baba ijebu pools reality show BBNaija big brother award awards competition honorarium honoraria grant scholarship giveaway lucky',
    seeAlso: ['other-income', 'refund', 'withholding-rates'],
  },
]
