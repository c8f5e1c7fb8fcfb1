import type { gains } from '../../../worksheets/gains/sheet.ts'
import type { WorksheetWords } from './words.ts'

export const gainsWords: WorksheetWords<typeof gains> = {
  question: 'Sold something?',
  heading: 'What you sold in {year}',
  hint: 'Shares, land, crypto: what you got, less what it had cost you. Some of it is free of tax; we work out what.',
  fields: {},
  lists: {
    disposals: {
      heading: 'Sales',
      row: 'sale',
      hint: 'One row for each thing that you sold. Crypto goes into the list below.',
      fields: {
        kind: { label: 'What was sold' },
        what: { label: 'Which one', hint: 'So that you know it again: “200 MTN”, “Plot in Epe”.' },
        boughtOn: { label: 'Bought on' },
        soldOn: { label: 'Sold on' },
        proceeds: { label: 'What you got for it', hint: 'In naira, before anything is taken off.' },
        cost: { label: 'What it had cost you', hint: 'In naira. Empty counts as ₦0.' },
        priceEnd2025: {
          label: 'Worth on 31 December 2025',
          hint: 'Only for shares that you had before 2026: what all of them were worth that day.',
        },
        sellingCosts: { label: 'What selling it cost', hint: 'Agent, lawyer, broker. Empty counts as ₦0.' },
        improvements: {
          label: 'What you spent on making it better',
          hint: 'It is not taken off: whether it counts is not certain. Empty counts as ₦0.',
        },
        reinvested: {
          label: 'Of this, spent on Nigerian shares in {year}',
          hint: 'Only when you sold shares of Nigerian companies. Empty counts as ₦0.',
        },
        usedBefore: {
          label: 'Did you sell a home tax-free before?',
          hint: 'Only for your home: it is free of tax once in a lifetime. Empty counts as no.',
        },
      },
    },
    digital: {
      heading: 'Crypto and other digital assets',
      row: 'trade',
      hint: 'One row for each sale, swap or reward, in naira. You may bring a file (CSV) from your exchange.',
      fields: {
        kind: { label: 'Kind' },
        on: { label: 'Day' },
        asset: { label: 'Asset', hint: 'Like BTC or USDT.' },
        proceeds: {
          label: 'What you got in naira',
          hint: 'For a swap or a reward: the market price that day.',
        },
        rateAtSale: {
          label: 'Naira for a dollar that day',
          hint: 'With both rates the gain is counted in dollars. Empty: in plain naira.',
        },
        cost: { label: 'What it had cost in naira', hint: 'Empty counts as ₦0. Nothing for a reward.' },
        rateAtPurchase: { label: 'Naira for a dollar when you bought it' },
        fees: { label: 'Fees of the sale', hint: 'In naira. Empty counts as ₦0.' },
        exchange: { label: 'Exchange' },
        withheld: { label: 'Tax that the exchange took', hint: 'In naira. Empty counts as ₦0.' },
      },
    },
  },
}
