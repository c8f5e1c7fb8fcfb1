import type { SheetHelp } from '../../sheet-path.ts'

/** What the worksheet of payments asks, in Nigerian Pidgin. No native speaker has reviewed it yet. */
export const paymentsPidgin: SheetHelp<'payments'> = {
  'payments.heading':
    'Wetin dem don pay for {year}. Na tax wey pipo comot from di money wey dem pay you (withholding tax), and wetin you pay by yourself. PAYE dey with your pay.',
  'payments.resident':
    'You live for Nigeria for {year}? Na im dey decide di rates, and which tax be di last one: nothing remain to pay on dat money. If you leave am empty, e go count as yes.',
  'payments.hadTaxNumber':
    'Pipo wey pay you get your Tax ID? If dem no get am, dem dey comot two times di tax from fees, goods and services. If you leave am empty, e go count as yes.',
  'payments.filedOn': 'Di day wey you submit di return. If you leave am empty, e go count as on time.',
  'payments.paidOn': 'Di day wey you pay di tax wey remain. If you leave am empty, e go count as on time.',
  'payments.certificates':
    'Tax wey dem don comot (withholding tax). One row for each receipt or certificate of am. Na only di one wey get receipt dey count.',
  'payments.certificates.payer': 'Who pay you?',
  'payments.certificates.payerTaxId':
    'Di Tax ID of who pay you. Put am as e dey di receipt. E fit dey empty.',
  'payments.certificates.kind': 'Wetin dem pay you for?',
  'payments.certificates.on': 'Di day wey dem pay you.',
  'payments.certificates.gross':
    'Di amount before dem comot tax. Na wetin dem owe you, no be wetin enter your hand.',
  'payments.certificates.tax': 'Di tax wey dem comot.',
  'payments.certificates.receipt':
    'Di number of di receipt. If e dey empty, we go keep di row, but e no go count yet.',
  'payments.instalments':
    'Wetin you pay by yourself. Na di money wey you don pay tax office for {year}, one time or small small.',
  'payments.instalments.on': 'Di day wey you pay.',
  'payments.instalments.amount': 'How much you pay?',
  'payments.instalments.receipt': 'Di number of di receipt for dis payment.',
}
