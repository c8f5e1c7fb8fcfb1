import type { gains } from '../../../worksheets/gains/sheet.ts'
import type { WorksheetWords } from './words.ts'

export const gainsWords: WorksheetWords<typeof gains> = {
  question: 'Sold something?',
  heading: 'What you sold in {year}',
  hint: 'Shares, property, digital assets: what came in, less what it had cost.',
  fields: {},
  lists: {
    disposals: {
      heading: 'Sales',
      row: 'sale',
      hint: 'One row a sale.',
      fields: {
        kind: { label: 'What was sold' },
        what: { label: 'Which' },
        soldOn: { label: 'Sold on' },
        boughtOn: { label: 'Bought on' },
        proceeds: { label: 'What it sold for' },
        cost: { label: 'What it had cost' },
        priceEnd2025: { label: 'Price on 31 December 2025', hint: 'For shares that you held before 2026.' },
        sellingCosts: { label: 'Costs of the sale' },
        reinvested: { label: 'Of this, used to buy Nigerian shares in {year}' },
        usedBefore: { label: 'Did you sell a home tax-free before?' },
      },
    },
    digital: {
      heading: 'Digital assets',
      row: 'trade',
      hint: 'One row a sale, swap or reward, in naira, with the naira rate of the dollar on both days.',
      fields: {
        kind: { label: 'Kind' },
        asset: { label: 'Asset' },
        on: { label: 'Day' },
        proceeds: { label: 'Worth in naira' },
        rateAtSale: { label: 'Naira for a dollar that day' },
        cost: { label: 'What it had cost in naira' },
        rateAtPurchase: { label: 'Naira for a dollar when bought' },
        withheld: { label: 'Tax withheld by the exchange' },
      },
    },
  },
}
