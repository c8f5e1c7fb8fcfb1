import type { SheetHelp } from '../../sheet-path.ts'

/** What the worksheet of payments asks, in Yoruba. No native speaker has reviewed it yet. */
export const paymentsYoruba: SheetHelp<'payments'> = {
  'payments.heading':
    'Ohun tí wọ́n ti san fún {year}. Owó orí tí àwọn ènìyàn yọ kí wọ́n tó san owó fún ọ (withholding tax), àti èyí tí ìwọ fúnra rẹ san. PAYE wà pẹ̀lú owó iṣẹ́ rẹ.',
  'payments.resident':
    'Ṣé o gbé ní Nàìjíríà ní {year}? Èyí ló ń sọ ìwọ̀n owó orí, àti owó orí tó jẹ́ òpin: kò sí ohun mìíràn láti san lórí owó náà. Tí o kò bá dáhùn, a ó kà á sí bẹ́ẹ̀ ni.',
  'payments.hadTaxNumber':
    'Ṣé àwọn tó san owó fún ọ ní Tax ID rẹ? Tí wọn kò bá ní i, owó orí tí wọ́n ń yọ lára owó iṣẹ́ ọwọ́ (fees), ọjà àti iṣẹ́ (services) máa ń di ìlọ́po méjì. Tí o kò bá dáhùn, a ó kà á sí bẹ́ẹ̀ ni.',
  'payments.filedOn':
    'Ọjọ́ tí o fi ìwé owó orí rẹ (return) sílẹ̀. Tí o kò bá kọ nǹkan kan, a ó kà á sí pé kò pẹ́.',
  'payments.paidOn': 'Ọjọ́ tí o san owó orí tó kù. Tí o kò bá kọ nǹkan kan, a ó kà á sí pé kò pẹ́.',
  'payments.certificates':
    'Owó orí tí wọ́n ti yọ (withholding tax). Ìlà kan fún rìsíìtì tàbí ìwé ẹ̀rí (certificate) kọ̀ọ̀kan. Èyí tó ní rìsíìtì nìkan la ń kà.',
  'payments.certificates.payer': 'Ta ló san owó fún ọ?',
  'payments.certificates.payerTaxId':
    'Tax ID ẹni tó san owó náà. Kọ ọ́ bí ó ṣe wà lórí rìsíìtì. O lè fi í sílẹ̀ lófìfo.',
  'payments.certificates.kind': 'Kí ni wọ́n san owó náà fún?',
  'payments.certificates.on': 'Ọjọ́ tí wọ́n san owó náà.',
  'payments.certificates.gross':
    'Iye tó wà kí wọ́n tó yọ owó orí. Gbogbo ohun tí wọ́n jẹ ọ́ ni, kì í ṣe iye tó wọlé fún ọ.',
  'payments.certificates.tax': 'Owó orí tí wọ́n yọ.',
  'payments.certificates.receipt':
    'Nọ́mbà rìsíìtì náà. Tí o bá fi í sílẹ̀ lófìfo, a ó tọ́jú ìlà náà síbí, ṣùgbọ́n a kò tíì ní kà á.',
  'payments.instalments':
    'Ohun tí ìwọ fúnra rẹ san. Owó tí o ti san fún ilé iṣẹ́ tó ń gbowó orí fún {year}, lẹ́ẹ̀kan náà tàbí díẹ̀díẹ̀.',
  'payments.instalments.on': 'Ọjọ́ tí o san án.',
  'payments.instalments.amount': 'Èló lo san?',
  'payments.instalments.receipt': 'Nọ́mbà rìsíìtì ohun tí o san.',
}
