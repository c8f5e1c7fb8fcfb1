import type { payments } from '../../../worksheets/payments/sheet.ts'
import type { WorksheetWords } from './words.ts'

export const paymentsWords: WorksheetWords<typeof payments> = {
  question: 'Already paid?',
  heading: 'What was paid for {year}',
  hint: 'Tax that payers kept back from what they paid you (withholding tax), and what you paid yourself. PAYE stands with your pay.',
  fields: {
    resident: {
      label: 'Did you live in Nigeria in {year}?',
      hint: 'It decides the rates, and which tax is final: nothing more is due on that money. Empty counts as yes.',
    },
    hadTaxNumber: {
      label: 'Did your payers have your Tax ID?',
      hint: 'Without it they withhold twice as much from fees, goods and services. Empty counts as yes.',
    },
    filedOn: { label: 'Day on which you hand in the return', hint: 'Empty counts as on time.' },
    paidOn: { label: 'Day on which you pay the rest', hint: 'Empty counts as on time.' },
  },
  lists: {
    certificates: {
      heading: 'Tax withheld',
      row: 'certificate',
      hint: 'One row for each receipt or certificate of withholding tax. Only what has a receipt counts.',
      fields: {
        payer: { label: 'Who paid you' },
        payerTaxId: { label: 'Payer’s Tax ID', hint: 'As the receipt has it. It may be empty.' },
        kind: { label: 'For what' },
        on: { label: 'Day of the payment' },
        gross: { label: 'Amount before tax', hint: 'What you were owed, not what came in.' },
        tax: { label: 'Tax withheld' },
        receipt: { label: 'Receipt number', hint: 'Empty: it is kept here, but not counted yet.' },
      },
    },
    instalments: {
      heading: 'Paid by yourself',
      row: 'payment',
      hint: 'What you paid to the tax office for {year} already, in one sum or in parts.',
      fields: {
        on: { label: 'Day' },
        amount: { label: 'Amount' },
        receipt: { label: 'Receipt number' },
      },
    },
  },
}
