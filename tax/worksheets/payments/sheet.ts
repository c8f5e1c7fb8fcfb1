import { yesOrNo } from '../options.ts'
import type { WorksheetShape } from '../sheet.ts'

/** What was paid of the year's tax besides PAYE: tax withheld by payers, and payments of one's own. */
export const payments = {
  fields: {
    /** Whether payers knew a tax number: without one they withhold double. */
    hadTaxNumber: { kind: 'choice', options: yesOrNo },
    filedOn: { kind: 'date', within: 'any' },
    paidOn: { kind: 'date', within: 'any' },
  },
  lists: {
    certificates: {
      most: 500,
      csv: true,
      fields: {
        payer: { kind: 'text', most: 100, required: true },
        payerTaxId: { kind: 'text', most: 20, digits: 'tax-id' },
        kind: {
          kind: 'choice',
          required: true,
          options: [
            { value: 'dividend', label: 'Dividend' },
            { value: 'interest', label: 'Interest' },
            { value: 'short-term-interest', label: 'Treasury bills, short-term or corporate bonds' },
            { value: 'rent', label: 'Rent' },
            { value: 'hire', label: 'Hire of equipment' },
            { value: 'royalty', label: 'Royalty' },
            { value: 'commission', label: 'Commission or brokerage' },
            { value: 'professional', label: 'Consultancy, technical, management or professional fees' },
            { value: 'goods', label: 'Goods not made by yourself' },
            { value: 'services', label: 'Other services' },
            { value: 'roads', label: 'Telecom towers, roads, buildings' },
            { value: 'construction', label: 'Other construction' },
            { value: 'directors-fees', label: 'Directors’ fees' },
            { value: 'job-loss', label: 'Compensation for loss of a job' },
            { value: 'entertainment', label: 'Entertainers and sports' },
            { value: 'winnings', label: 'Winnings' },
            { value: 'digital', label: 'Digital assets' },
            { value: 'staking', label: 'Staking and the like' },
          ],
        },
        on: { kind: 'date', within: 'year' },
        gross: { kind: 'money', required: true },
        tax: { kind: 'money', required: true },
        receipt: { kind: 'text', most: 60 },
      },
    },
    instalments: {
      most: 60,
      fields: {
        on: { kind: 'date', within: 'any', required: true },
        amount: { kind: 'money', required: true },
        receipt: { kind: 'text', most: 60 },
      },
    },
  },
} as const satisfies WorksheetShape
