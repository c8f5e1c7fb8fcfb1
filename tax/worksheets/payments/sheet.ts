import { yesOrNo } from '../options.ts'
import type { RowOf, WorksheetShape } from '../sheet.ts'
import { withheldOptions } from './withheld-kinds.ts'

/** What was paid of the year's tax besides PAYE: tax withheld by payers, and payments of one's own. */
export const payments = {
  fields: {
    /** Where the person lived decides the rate, and which tax is final; it fills the same fact. */
    resident: { kind: 'choice', options: yesOrNo },
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
        kind: { kind: 'choice', required: true, options: withheldOptions },
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

/** Tax withheld by one payer from one payment. */
export type Certificate = RowOf<typeof payments, 'certificates'>
/** A payment of the person to the tax office. */
export type Instalment = RowOf<typeof payments, 'instalments'>
