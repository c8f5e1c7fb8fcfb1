import type { SheetHelp } from '../../sheet-path.ts'

/** What the worksheet of business asks, in Yoruba. No native speaker has reviewed it yet. */
export const businessYoruba: SheetHelp<'business'> = {
  'business.heading':
    'Òwò rẹ ní {year}. Iṣẹ́ freelance àti ilé, ilé ìtajà tàbí ilẹ̀ tí o fi yáni jẹ́ òwò pẹ̀lú. Kọ ohun tó wọlé, ohun tó ná ọ, àti ohun tí o ní fún òwò náà: láti inú wọn la ó ti ṣírò èrè.',
  'business.records':
    'Ṣé o tọ́jú àkọsílẹ̀ ohun tí o tà àti ohun tí o ná? Ìwé, rìsíìtì tàbí app tó lè fi èrè hàn. Tí kò bá sí, wọ́n lè ka owó orí láti inú ohun tí o tà. Tí o kò bá dáhùn, ìdáhùn rẹ tẹ́lẹ̀ ni a ó kà; tí kò bá sí, a ó kà á sí bẹ́ẹ̀ ni.',
  'business.businesses':
    'Àwọn òwò rẹ. Ìlà kan fún òwò kọ̀ọ̀kan, àti ìlà kan fún ohun tí o fi yáni. Tí status rẹ bá jẹ́ Employee, òwò máa yí i padà sí Both. Tí ó bá jẹ́ Pensioner tàbí Other, a kò ní ka òwò náà títí wàá fi yí status rẹ padà nínú ìdáhùn rẹ.',
  'business.businesses.name': 'Orúkọ òwò náà, tàbí iṣẹ́ tí o ń ṣe.',
  'business.businesses.kind': 'Irú òwò wo ni?',
  'business.businesses.turnover':
    'Gbogbo ohun tí o tà, tàbí gbogbo owó ìyálé tó wọlé. Ní náírà, láì yọ ìnáwó kúrò. Tí o kò bá mọ̀ ọ́n, fi í sílẹ̀ lófìfo.',
  'business.businesses.dailyTakings':
    'Èló lo sábà ń tà lójúmọ́? Tí o kò bá mọ iye tí o tà lọ́dún náà nìkan ni kí o kọ ọ́.',
  'business.businesses.daysOpen':
    'Ọjọ́ mélòó lo fi ṣí òwò náà lọ́dún náà? Tí o kò bá kọ nǹkan kan, iye ọjọ́ tó pọ̀ jù tí ìlànà náà ń kà la ó lò.',
  'business.businesses.from':
    'Ọjọ́ àkọ́kọ́ ìṣirò owó (accounts) òwò náà. Fún òwò tuntun, ọjọ́ tó bẹ̀rẹ̀ ni. Tí o kò bá kọ nǹkan kan, oṣù méjìlá tó ṣáájú ọjọ́ ìkẹyìn la ó kà.',
  'business.businesses.to':
    'Ọjọ́ ìkẹyìn ìṣirò owó (accounts) òwò náà. Tí o kò bá kọ nǹkan kan, a ó kà á sí 31 December {year}.',
  'business.businesses.closed': 'Ṣé o ti òwò náà pa lọ́jọ́ náà? Tí o kò bá dáhùn, a ó kà á sí bẹ́ẹ̀ kọ́.',
  'business.costs':
    'Ìnáwó. Kọ ohun tí o ná pẹ̀lú irú rẹ̀. Èyí tí òfin kò gbà, a kì í kà á, a ó sì sọ ìdí rẹ̀ fún ọ.',
  'business.costs.kind': 'Irú ìnáwó wo ni?',
  'business.costs.amount':
    'Èló ni? Ní náírà. Tí o bá fi owó òkèèrè san án, a kì í kà á ju òṣùwọ̀n pàṣípààrọ̀ owó tí Central Bank fọwọ́ sí lọ.',
  'business.costs.what': 'Kí lo ná an lé lórí?',
  'business.costs.on': 'Ọjọ́ tí o ná an.',
  'business.costs.business':
    'Òwò wo ló ná an? 1 ni òwò àkọ́kọ́ lórí àkójọ rẹ. Tí o kò bá kọ nǹkan kan, a ó kà á sí ti òwò àkọ́kọ́.',
  'business.assets':
    'Ohun tí o rà láti máa lò. Ẹ̀rọ, ọkọ̀, àga òun tábìlì, ilé: lọ́dọọdún, apá kan iye tí o fi rà wọ́n máa ń kúrò nínú èrè. Èyí ni wọ́n ń pè ní capital allowance.',
  'business.assets.kind': 'Irú nǹkan wo ni?',
  'business.assets.what': 'Kí ni nǹkan náà?',
  'business.assets.cost': 'Èló lo fi ra nǹkan náà?',
  'business.assets.boughtOn':
    'Ọjọ́ tí o ra nǹkan náà. Tí o kò bá kọ nǹkan kan, a ó kà á sí pé o rà á ṣáájú ọjọ́ ìkẹyìn ìṣirò owó náà.',
  'business.assets.stoppedOn':
    'Ọjọ́ tí o tà á, tàbí tí o ṣíwọ́ lílò rẹ̀. Tí o kò bá kọ nǹkan kan, a ó kà á sí pé o ṣì ń lò ó.',
  'business.assets.businessShare':
    'Ìdá mélòó nínú ọgọ́rùn-ún (percent) rẹ̀ lo ń lò fún òwò náà? Tí o kò bá kọ nǹkan kan, a ó kà á sí 100.',
  'business.assets.takenBefore':
    'Capital allowances tí o ti béèrè fún un ní àwọn ọdún tó ṣáájú. Àpapọ̀ gbogbo wọn ni. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  'business.assets.business':
    'Òwò wo ló ni ín? 1 ni òwò àkọ́kọ́ lórí àkójọ rẹ. Tí o kò bá kọ nǹkan kan, a ó kà á sí ti òwò àkọ́kọ́.',
  'business.broughtForward':
    'Ohun tó ṣẹ́kù láti àwọn ọdún tó ṣáájú. Àdánù tí èrè kankan kò tíì kó tán, àti capital allowances tí o béèrè tí o kò tíì lò.',
  'business.broughtForward.kind': 'Ṣé àdánù ni, tàbí capital allowance?',
  'business.broughtForward.year': 'Ọdún wo ló jẹ́ tirẹ̀? Èyí tó pẹ́ jù la máa kọ́kọ́ lò.',
  'business.broughtForward.amount': 'Èló ni o kò tíì lò nínú rẹ̀?',
}
