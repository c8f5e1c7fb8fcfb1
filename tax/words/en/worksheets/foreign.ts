import type { foreign } from '../../../worksheets/foreign/sheet.ts'
import type { WorksheetWords } from './words.ts'

export const foreignWords: WorksheetWords<typeof foreign> = {
  question: 'Paid in foreign money?',
  heading: 'Foreign money in {year}',
  hint: 'Each payment with its day and the rate that you give, so that you can show where every naira comes from.',
  fields: {},
  lists: {
    receipts: {
      heading: 'Payments received',
      row: 'payment',
      hint: 'One row a payment.',
      fields: {
        on: { label: 'Received on' },
        payer: { label: 'From whom' },
        country: { label: 'Country' },
        kind: { label: 'Kind' },
        currency: { label: 'Currency', hint: 'Three letters, like USD.' },
        amount: { label: 'Amount in that currency' },
        rate: { label: 'Naira for one unit' },
        rateSource: { label: 'Where the rate is from', hint: 'For example: CBN official rate of that day.' },
        taxAbroad: { label: 'Tax taken abroad, in that currency' },
        approvedChannel: { label: 'Brought in through an approved channel?' },
      },
    },
  },
}
