import { yesOrNo } from '../options.ts'
import type { RowOf, WorksheetShape } from '../sheet.ts'

/** What is exempt when it came through approved channels (section 163(1)(s)). */
export const exemptKinds = ['dividend', 'interest', 'rent', 'royalty'] as const

/** What came in foreign money: each receipt with the rate that the person names and its source. */
export const foreign = {
  fields: {
    /** Where the rates are from, of rows that name no source of their own. */
    rateSource: { kind: 'text', most: 100 },
  },
  lists: {
    receipts: {
      most: 10_000,
      csv: true,
      fields: {
        on: { kind: 'date', within: 'year', required: true },
        payer: { kind: 'text', most: 100 },
        country: { kind: 'text', most: 60 },
        kind: {
          kind: 'choice',
          required: true,
          options: [
            { value: 'salary', label: 'Salary' },
            { value: 'fees', label: 'Fees' },
            { value: 'dividend', label: 'Dividend' },
            { value: 'interest', label: 'Interest' },
            { value: 'rent', label: 'Rent' },
            { value: 'royalty', label: 'Royalty' },
            { value: 'other', label: 'Other' },
          ],
        },
        currency: { kind: 'text', most: 3, digits: 'currency', required: true },
        amount: { kind: 'foreign', required: true },
        rate: { kind: 'rate', required: true },
        rateSource: { kind: 'text', most: 100 },
        /** Tax taken abroad, in the same currency. */
        taxAbroad: { kind: 'foreign' },
        approvedChannel: { kind: 'choice', options: yesOrNo, when: { kind: exemptKinds } },
      },
    },
  },
} as const satisfies WorksheetShape

/** An amount that was received in a foreign currency. */
export type Receipt = RowOf<typeof foreign, 'receipts'>
export type ReceiptKind = Receipt['kind']
