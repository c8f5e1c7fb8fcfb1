import type { SheetHelp } from '../../sheet-path.ts'

/** What the worksheet of gains asks, in Yoruba. No native speaker has reviewed it yet. */
export const gainsYoruba: SheetHelp<'gains'> = {
  'gains.heading':
    'Ohun tí o tà ní {year}. Ìpín nínú ilé iṣẹ́ (shares), ilẹ̀, crypto: iye tí wọ́n san fún ọ, lẹ́yìn tí o bá yọ iye tí o fi rà á. Àwọn kan kò ní owó orí; a ó ṣírò èyí tí wọ́n jẹ́.',
  'gains.disposals': 'Àwọn ohun tí o tà. Ìlà kan fún ohun kọ̀ọ̀kan. Crypto ní àkójọ tirẹ̀ nísàlẹ̀.',
  'gains.disposals.kind': 'Kí lo tà?',
  'gains.disposals.what': 'Èwo ni? Kí o lè dá a mọ̀ padà: “200 MTN”, “Ilẹ̀ ní Epe”.',
  'gains.disposals.boughtOn': 'Ọjọ́ tí o rà á.',
  'gains.disposals.soldOn': 'Ọjọ́ tí o tà á.',
  'gains.disposals.proceeds': 'Èló ni wọ́n san fún ọ? Ní náírà, kí o tó yọ ohunkóhun kúrò.',
  'gains.disposals.cost': 'Èló lo fi rà á? Ní náírà. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  'gains.disposals.priceEnd2025':
    'Èló ni wọ́n tó ní 31 December 2025? Fún shares tí o ti ní ṣáájú 2026 nìkan: iye tí gbogbo wọn tó lọ́jọ́ náà.',
  'gains.disposals.sellingCosts':
    'Èló lo ná láti tà á? Aṣojú (agent), lọ́yà, broker. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  'gains.disposals.improvements':
    'Èló lo ná láti mú un dára sí i? A kì í yọ ọ́ kúrò: kò dájú bóyá ó yẹ kí á kà á. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  'gains.disposals.reinvested':
    'Èló nínú owó yìí lo fi ra shares Nàìjíríà ní {year}? Nígbà tí o bá ta shares ilé iṣẹ́ Nàìjíríà nìkan ni. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  'gains.disposals.usedBefore':
    'Ṣé o ti ta ilé kan rí láì san owó orí? Fún ilé tìrẹ nìkan ni: kò ní owó orí lẹ́ẹ̀kan ṣoṣo ní ayé rẹ. Tí o kò bá dáhùn, a ó kà á sí bẹ́ẹ̀ kọ́.',
  'gains.digital':
    'Crypto àti dúkìá orí ayélujára mìíràn (digital assets). Ìlà kan fún èyí tí o tà, tí o pààrọ̀ (swap) tàbí tí wọ́n fi ta ọ́ lọ́rẹ (reward) kọ̀ọ̀kan, ní náírà. O lè mú fáìlì (CSV) wá láti exchange rẹ.',
  'gains.digital.kind': 'Irú èwo ni?',
  'gains.digital.on': 'Ọjọ́ tó ṣẹlẹ̀.',
  'gains.digital.asset': 'Dúkìá wo ni? Bíi BTC tàbí USDT.',
  'gains.digital.proceeds': 'Náírà mélòó ni o gbà fún un? Fún swap tàbí reward, iye rẹ̀ lọ́jà lọ́jọ́ náà ni.',
  'gains.digital.rateAtSale':
    'Náírà mélòó ni dọ́là kan lọ́jọ́ náà? Tí o bá kọ òṣùwọ̀n méjèèjì, dọ́là la ó fi ka èrè náà. Tí o bá fi í sílẹ̀ lófìfo, náírà lásán la ó lò.',
  'gains.digital.cost':
    'Náírà mélòó lo fi rà á? Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0. Má kọ nǹkan kan fún reward.',
  'gains.digital.rateAtPurchase': 'Náírà mélòó ni dọ́là kan lọ́jọ́ tí o rà á?',
  'gains.digital.fees': 'Owó tí o san láti tà á (fees). Ní náírà. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  'gains.digital.exchange': 'Orúkọ exchange náà.',
  'gains.digital.withheld': 'Owó orí tí exchange náà yọ. Ní náírà. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
}
