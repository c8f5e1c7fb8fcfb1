import type { SheetHelp } from '../../sheet-path.ts'

/** What the worksheet of foreign money asks, in Yoruba. No native speaker has reviewed it yet. */
export const foreignYoruba: SheetHelp<'foreign'> = {
  'foreign.heading':
    'Owó òkèèrè tó wọlé fún ọ ní {year}. Kọ owó kọ̀ọ̀kan pẹ̀lú ọjọ́ rẹ̀ àti òṣùwọ̀n pàṣípààrọ̀ owó (exchange rate) tí o fún wa, kí o lè fi ibi tí náírà kọ̀ọ̀kan ti wá hàn.',
  'foreign.rateSource':
    'Níbo ni òṣùwọ̀n pàṣípààrọ̀ owó rẹ ti wá? Fún àpẹẹrẹ: CBN official rate of the day. A kì í wá òṣùwọ̀n kankan: ìwọ ló máa fún wa, kí o sì sọ ẹni tó ni ín.',
  'foreign.receipts':
    'Àwọn owó tó wọlé. Ìlà kan fún owó kọ̀ọ̀kan tó wọlé ní {year}. O lè mú fáìlì (CSV) wá láti báńkì tàbí platform rẹ.',
  'foreign.receipts.on': 'Ọjọ́ tí owó náà wọlé.',
  'foreign.receipts.payer': 'Ta ló fi owó náà ránṣẹ́?',
  'foreign.receipts.country': 'Orílẹ̀-èdè wo ló ti wá?',
  'foreign.receipts.kind': 'Irú owó wo ni?',
  'foreign.receipts.currency': 'Owó orílẹ̀-èdè wo ni (currency)? Lẹ́tà mẹ́ta, bíi USD.',
  'foreign.receipts.amount': 'Èló ni, ní irú owó náà? Kí wọ́n tó yọ owó orí kankan.',
  'foreign.receipts.rate': 'Náírà mélòó ni ẹyọ kan rẹ̀? Ní ọjọ́ tó wọlé fún ọ.',
  'foreign.receipts.rateSource': 'Níbo ni òṣùwọ̀n yìí ti wá? Kọ ọ́ tí kì í bá ṣe èyí tí o kọ sókè nìkan.',
  'foreign.receipts.taxAbroad':
    'Owó orí tí wọ́n yọ ní òkèèrè. Kọ ọ́ ní irú owó kan náà. Tí o kò bá kọ nǹkan kan, a ó kà á sí 0.',
  'foreign.receipts.approvedChannel':
    'Ṣé ó gba ọ̀nà tí a fọwọ́ sí (approved channel) wọlé? Ìpín èrè, èlé, owó ìyálé àti owó ẹ̀tọ́ (royalties) nìkan ló wà fún: tí ó bá rí bẹ́ẹ̀, wọn kò ní owó orí. Òfin kò sọ ọ̀nà tí wọ́n fọwọ́ sí; béèrè ẹ̀rí bí owó náà ṣe wọlé lọ́wọ́ báńkì rẹ.',
}
