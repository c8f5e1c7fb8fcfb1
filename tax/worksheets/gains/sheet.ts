import { yesOrNo } from '../options.ts'
import type { RowOf, WorksheetShape } from '../sheet.ts'

const forShares = { kind: ['shares', 'other-shares'] } as const
const forTrades = { kind: ['sale', 'swap'] } as const

/** What was sold in the year. */
export const gains = {
  fields: {},
  lists: {
    disposals: {
      most: 500,
      csv: true,
      fields: {
        kind: {
          kind: 'choice',
          required: true,
          options: [
            { value: 'shares', label: 'Shares of Nigerian companies' },
            { value: 'other-shares', label: 'Other shares' },
            { value: 'property', label: 'Land or building' },
            { value: 'own-home', label: 'The home I lived in' },
            { value: 'vehicle', label: 'Private vehicle' },
            { value: 'chattels', label: 'Personal things' },
            { value: 'currency', label: 'Foreign currency' },
            { value: 'startup', label: 'Investment in a labelled startup' },
            { value: 'compulsory', label: 'Land that the government took' },
            { value: 'life-policy', label: 'Life insurance policy' },
            { value: 'other', label: 'Something else' },
          ],
        },
        what: { kind: 'text', most: 100 },
        boughtOn: { kind: 'date', within: 'up-to-year' },
        soldOn: { kind: 'date', within: 'year' },
        proceeds: { kind: 'money', required: true },
        cost: { kind: 'money' },
        /** Shares held before 2026: what they were worth on 31 December 2025. */
        priceEnd2025: { kind: 'money', when: forShares },
        sellingCosts: { kind: 'money' },
        /** Told and not taken off: whether it counts is not certain. */
        improvements: { kind: 'money', when: { kind: ['property', 'own-home', 'chattels', 'other'] } },
        /** Of the proceeds of Nigerian shares, what bought Nigerian shares in the same year. */
        reinvested: { kind: 'money', when: { kind: ['shares'] } },
        /** The home: whether this freedom was used before. */
        usedBefore: { kind: 'choice', options: yesOrNo, when: { kind: ['own-home'] } },
      },
    },
    digital: {
      most: 10_000,
      csv: true,
      fields: {
        kind: {
          kind: 'choice',
          required: true,
          options: [
            { value: 'sale', label: 'Sale' },
            { value: 'swap', label: 'Swap' },
            { value: 'reward', label: 'Staking, mining or airdrop' },
          ],
        },
        on: { kind: 'date', within: 'year', required: true },
        asset: { kind: 'text', most: 30 },
        proceeds: { kind: 'money', required: true },
        rateAtSale: { kind: 'rate', when: forTrades },
        cost: { kind: 'money', when: forTrades },
        rateAtPurchase: { kind: 'rate', when: forTrades },
        fees: { kind: 'money' },
        exchange: { kind: 'text', most: 60 },
        withheld: { kind: 'money' },
      },
    },
  },
} as const satisfies WorksheetShape

/** Something that was sold. */
export type Disposal = RowOf<typeof gains, 'disposals'>
/** A sale, swap or reward of digital assets. */
export type DigitalTrade = RowOf<typeof gains, 'digital'>
export type DisposalKind = Disposal['kind']
