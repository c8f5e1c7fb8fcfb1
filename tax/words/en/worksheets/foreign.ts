import type { foreign } from '../../../worksheets/foreign/sheet.ts'
import type { WorksheetWords } from './words.ts'

export const foreignWords: WorksheetWords<typeof foreign> = {
  question: 'Paid in foreign money?',
  heading: 'Foreign money in {year}',
  hint: 'Each payment with its day and the exchange rate that you give, so that you can show where every naira comes from.',
  fields: {
    rateSource: {
      label: 'Where your rates are from',
      hint: 'Like: CBN official rate of the day. We look up no rate: you give it, and say whose it is.',
    },
  },
  lists: {
    receipts: {
      heading: 'Payments received',
      row: 'payment',
      hint: 'One row for each payment that came in {year}. You may bring a file (CSV) from your bank or platform.',
      fields: {
        on: { label: 'Received on' },
        payer: { label: 'From whom' },
        country: { label: 'Country' },
        kind: { label: 'Kind' },
        currency: { label: 'Currency', hint: 'Three letters, like USD.' },
        amount: { label: 'Amount in that currency', hint: 'Before any tax was taken.' },
        rate: { label: 'Naira for one unit', hint: 'On the day you received it.' },
        rateSource: { label: 'Where this rate is from', hint: 'Only if it is not the one named above.' },
        taxAbroad: { label: 'Tax taken abroad', hint: 'In the same currency. Empty counts as 0.' },
        approvedChannel: {
          label: 'Came through an approved channel?',
          hint: 'Only for dividends, interest, rent and royalties: then they are exempt. The Act does not say which channels are approved; ask your bank for proof of how the money came.',
        },
      },
    },
  },
}
