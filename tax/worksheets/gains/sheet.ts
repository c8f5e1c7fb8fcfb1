import { yesOrNo } from '../options.ts'
import type { WorksheetShape } from '../sheet.ts'

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
            { value: 'shares', label: 'Nigerian shares' },
            { value: 'other-shares', label: 'Other shares' },
            { value: 'property', label: 'Land or building' },
            { value: 'own-home', label: 'The home I lived in' },
            { value: 'vehicle', label: 'Private vehicle' },
            { value: 'chattels', label: 'Personal things' },
            { value: 'currency', label: 'Foreign currency' },
            { value: 'other', label: 'Something else' },
          ],
        },
        what: { kind: 'text', most: 100 },
        soldOn: { kind: 'date', within: 'year' },
        boughtOn: { kind: 'date', within: 'up-to-year' },
        proceeds: { kind: 'money', required: true },
        cost: { kind: 'money' },
        /** Shares held before 2026: their price on 31 December 2025. */
        priceEnd2025: { kind: 'money' },
        sellingCosts: { kind: 'money' },
        /** Of the proceeds of shares, what bought Nigerian shares in the same year. */
        reinvested: { kind: 'money' },
        /** The home: whether this freedom was used before. */
        usedBefore: { kind: 'choice', options: yesOrNo },
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
        asset: { kind: 'text', most: 30 },
        on: { kind: 'date', within: 'year', required: true },
        proceeds: { kind: 'money', required: true },
        rateAtSale: { kind: 'rate' },
        cost: { kind: 'money' },
        rateAtPurchase: { kind: 'rate' },
        withheld: { kind: 'money' },
      },
    },
  },
} as const satisfies WorksheetShape
