import type { payments } from '../../../worksheets/payments/sheet.ts'
import type { WorksheetWords } from './words.ts'

export const paymentsWords: WorksheetWords<typeof payments> = {
  question: 'Already paid?',
  heading: 'What was paid for {year}',
  hint: 'Tax that payers kept back from what they paid you, and what you paid yourself. PAYE stands with your pay.',
  fields: {
    hadTaxNumber: { label: 'Did your payers have your Tax ID?' },
    filedOn: { label: 'Day on which you hand in the return', hint: 'Empty counts as in time.' },
    paidOn: { label: 'Day on which you pay the rest', hint: 'Empty counts as in time.' },
  },
  lists: {
    certificates: {
      heading: 'Tax withheld',
      row: 'certificate',
      hint: 'One row for each receipt of withholding tax.',
      fields: {
        payer: { label: 'Who paid you' },
        payerTaxId: { label: 'Payer’s Tax ID' },
        kind: { label: 'For what' },
        on: { label: 'Day' },
        gross: { label: 'Amount before tax' },
        tax: { label: 'Tax withheld' },
        receipt: { label: 'Receipt number' },
      },
    },
    instalments: {
      heading: 'Paid by yourself',
      row: 'payment',
      hint: 'What you paid to the tax office for {year} already.',
      fields: {
        on: { label: 'Day' },
        amount: { label: 'Amount' },
        receipt: { label: 'Receipt number' },
      },
    },
  },
}
