import { yesOrNo } from '../options.ts'
import type { RowOf, WorksheetShape } from '../sheet.ts'
import { assetOptions } from './asset-kinds.ts'
import { costOptions } from './cost-kinds.ts'

/** Which business of the list, counted from 1. */
const whichBusiness = { kind: 'count', least: 1, most: 5 } as const

/** Only a trade without records is asked for its takings. */
const withoutRecords = { records: ['no'], kind: ['trade'] } as const

/** Businesses of the year, freelancing and letting among them, with what they cost, own and bring forward. */
export const business = {
  fields: {
    /** Empty counts as it was answered, else as "yes". */
    records: {
      kind: 'choice',
      options: [
        { value: 'yes', label: 'Yes: tax on my profit' },
        { value: 'no', label: 'No: tax on my sales' },
        { value: 'elect', label: 'No, but I choose tax on my profit' },
      ],
    },
  },
  lists: {
    businesses: {
      most: 5,
      fields: {
        name: { kind: 'text', most: 100, required: true },
        kind: {
          kind: 'choice',
          required: true,
          options: [
            { value: 'trade', label: 'Trade, services or freelancing' },
            { value: 'letting', label: 'Letting: property that you rent out' },
          ],
        },
        turnover: { kind: 'money' },
        dailyTakings: { kind: 'money', when: withoutRecords },
        daysOpen: { kind: 'count', least: 1, most: 366, when: withoutRecords },
        /** Its accounts; empty is the twelve months up to `to`, or up to 31 December. */
        from: { kind: 'date', within: 'up-to-year' },
        to: { kind: 'date', within: 'up-to-year' },
        closed: { kind: 'choice', options: yesOrNo },
      },
    },
    costs: {
      most: 1000,
      csv: true,
      fields: {
        kind: { kind: 'choice', required: true, options: costOptions },
        amount: { kind: 'money', required: true },
        what: { kind: 'text', most: 100 },
        on: { kind: 'date', within: 'up-to-year' },
        business: whichBusiness,
      },
    },
    assets: {
      most: 200,
      csv: true,
      fields: {
        kind: { kind: 'choice', required: true, options: assetOptions },
        what: { kind: 'text', most: 100 },
        cost: { kind: 'money', required: true },
        boughtOn: { kind: 'date', within: 'up-to-year' },
        stoppedOn: { kind: 'date', within: 'up-to-year' },
        businessShare: { kind: 'percent' },
        /** Allowances claimed for it in earlier years, used or not. */
        takenBefore: { kind: 'money' },
        business: whichBusiness,
      },
    },
    /** What earlier years left to be used. */
    broughtForward: {
      most: 60,
      fields: {
        kind: {
          kind: 'choice',
          required: true,
          options: [
            { value: 'loss', label: 'Loss of a trade' },
            { value: 'allowance', label: 'Unused capital allowance of a trade' },
            { value: 'letting-loss', label: 'Loss of letting' },
            { value: 'letting-allowance', label: 'Unused capital allowance of letting' },
          ],
        },
        year: { kind: 'count', least: 1990, most: 2100 },
        amount: { kind: 'money', required: true },
      },
    },
  },
} as const satisfies WorksheetShape

/** One of its businesses, costs, assets and amounts brought forward. */
export type Business = RowOf<typeof business, 'businesses'>
export type Cost = RowOf<typeof business, 'costs'>
export type Asset = RowOf<typeof business, 'assets'>
export type BroughtForward = RowOf<typeof business, 'broughtForward'>
