import { yesOrNo } from '../options.ts'
import type { WorksheetShape } from '../sheet.ts'

/** Businesses of the year, freelancing and letting among them, with what they cost, own and bring forward. */
export const business = {
  fields: {
    records: { kind: 'choice', options: yesOrNo },
    /** Losses of earlier years that are not used yet, and allowances that were not. */
    lossesBroughtForward: { kind: 'money' },
    allowancesBroughtForward: { kind: 'money' },
  },
  lists: {
    businesses: {
      most: 5,
      fields: {
        name: { kind: 'text', most: 100, required: true },
        kind: {
          kind: 'choice',
          options: [
            { value: 'trade', label: 'Trade, services or freelancing' },
            { value: 'letting', label: 'Letting of property' },
          ],
        },
        from: { kind: 'date', within: 'up-to-year' },
        to: { kind: 'date', within: 'up-to-year' },
        turnover: { kind: 'money' },
        dailyTakings: { kind: 'money' },
        daysOpen: { kind: 'count', least: 1, most: 366 },
      },
    },
    costs: {
      most: 1000,
      csv: true,
      fields: {
        /** Which of the businesses, counted from 1. */
        business: { kind: 'count', least: 1, most: 5 },
        kind: {
          kind: 'choice',
          required: true,
          options: [
            { value: 'stock', label: 'Goods and materials' },
            { value: 'rent', label: 'Rent' },
            { value: 'wages', label: 'Wages' },
            { value: 'interest', label: 'Interest on a loan' },
            { value: 'repairs', label: 'Repairs' },
            { value: 'bad-debt', label: 'Bad debt' },
            { value: 'lost-stock', label: 'Lost stock' },
            { value: 'research', label: 'Research' },
            { value: 'before-start', label: 'Costs before the start' },
            { value: 'other', label: 'Other cost wholly for the business' },
            { value: 'capital', label: 'Something bought to keep and use' },
            { value: 'private', label: 'Private' },
            { value: 'insured', label: 'Paid back by insurance' },
            { value: 'income-tax', label: 'Income tax' },
            { value: 'depreciation', label: 'Depreciation' },
            { value: 'exchange', label: 'Exchange loss not yet paid' },
            { value: 'fine', label: 'Fine or penalty' },
            { value: 'tax-of-another', label: 'Tax of somebody else' },
            { value: 'exempt-income', label: 'Cost of exempt income' },
            { value: 'pension-fund', label: 'Pension fund outside the Pension Reform Act' },
            { value: 'no-vat', label: 'Bought without the VAT or duty due' },
            { value: 'donation', label: 'Donation' },
          ],
        },
        what: { kind: 'text', most: 100 },
        amount: { kind: 'money', required: true },
      },
    },
    assets: {
      most: 200,
      csv: true,
      fields: {
        business: { kind: 'count', least: 1, most: 5 },
        kind: {
          kind: 'choice',
          required: true,
          options: [
            { value: 'building', label: 'Building' },
            { value: 'intangible', label: 'Right or licence' },
            { value: 'plant', label: 'Machine or plant' },
            { value: 'equipment', label: 'Equipment' },
            { value: 'furniture', label: 'Furniture' },
            { value: 'vehicle', label: 'Vehicle' },
            { value: 'software', label: 'Software' },
            { value: 'other', label: 'Other' },
          ],
        },
        what: { kind: 'text', most: 100 },
        cost: { kind: 'money', required: true },
        boughtOn: { kind: 'date', within: 'up-to-year' },
        businessShare: { kind: 'percent' },
        /** Allowances taken in earlier years. */
        takenBefore: { kind: 'money' },
      },
    },
  },
} as const satisfies WorksheetShape
