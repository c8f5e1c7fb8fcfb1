import type { Doubt } from '../../doubt.ts'

/** What a native speaker of Yoruba is asked about the worksheets, in their order. */
export const sheetDoubtsInYoruba: readonly Doubt[] = [
  {
    id: 'payments.hadTaxNumber',
    words: 'owó iṣẹ́ ọwọ́ (fees)',
    ask: 'Fees for a piece of work, not a salary. Iṣẹ́ ọwọ́ may be heard as handicraft only: is there a better word?',
  },
  {
    id: 'payments.resident',
    words: 'ìwọ̀n owó orí',
    ask: 'The rate of a tax, a percentage. Is ìwọ̀n the word?',
  },
  {
    id: 'payments.filedOn',
    words: 'ìwé owó orí rẹ (return)',
    ask: 'The tax return that one hands in each year. Is it told apart from other tax papers?',
  },
  {
    id: 'payments.filedOn',
    words: 'a ó kà á sí pé kò pẹ́',
    ask: '“Counts as on time”: not late. Does it read so?',
  },
  {
    id: 'payments.certificates',
    words: 'ìwé ẹ̀rí (certificate)',
    ask: 'A paper that proves that tax was withheld. Or would you hear a school certificate?',
  },
  {
    id: 'payments.certificates.gross',
    words: 'Gbogbo ohun tí wọ́n jẹ ọ́',
    ask: '“What you were owed”, before anything was taken off. Is it clear?',
  },
  {
    id: 'pay.employers.benefits',
    words: 'yíyẹ ìwé owó oṣù wò',
    ask: 'The check of a payslip for mistakes. Is it natural?',
  },
  {
    id: 'pay.payslips',
    words: 'Ìlà kan',
    ask: 'One row of a list. Would you call it ìlà?',
  },
  {
    id: 'pay.payslips.arrears',
    words: 'Owó iṣẹ́ tó pẹ́ kí wọ́n tó san',
    ask: 'Arrears: pay that comes late, for work long done. Is there a known word?',
  },
  {
    id: 'business.heading',
    words: 'tí o fi yáni',
    ask: 'What you let to others for rent. Could it be heard as lent for nothing?',
  },
  {
    id: 'business.businesses.from',
    words: 'ìṣirò owó (accounts)',
    ask: 'The accounts of a business, for a year. Is it what traders call them?',
  },
  {
    id: 'business.businesses.daysOpen',
    words: 'iye ọjọ́ tó pọ̀ jù tí ìlànà náà ń kà',
    ask: 'The most days that the rule counts. Is it clear that this number is used in place of yours?',
  },
  {
    id: 'business.assets.businessShare',
    words: 'Ìdá mélòó nínú ọgọ́rùn-ún',
    ask: 'A share in percent. Would people type 50 for a half?',
  },
  {
    id: 'gains.disposals.improvements',
    words: 'kò dájú bóyá ó yẹ kí á kà á',
    ask: '“Whether it counts is not certain”, in law. Does it read so?',
  },
  {
    id: 'gains.digital',
    words: 'tí wọ́n fi ta ọ́ lọ́rẹ (reward)',
    ask: 'A reward of staking or mining: coins received for taking part. Lọ́rẹ says a gift: is it misleading?',
  },
  {
    id: 'gains.digital.rateAtSale',
    words: 'náírà lásán',
    ask: '“In plain naira”. Does lásán sound as if the naira were worth nothing?',
  },
  {
    id: 'foreign.receipts.rate',
    words: 'ẹyọ kan',
    ask: 'One unit of a currency, such as one dollar. Is it understood?',
  },
  {
    id: 'details.taxedByNrs',
    words: 'iṣẹ́ ológun',
    ask: 'The armed forces: army, navy and air force. Does it say all three?',
  },
  {
    id: 'details.landlord',
    words: 'Onílé',
    ask: 'The landlord to whom one pays rent. Is onílé clear and polite?',
  },
  {
    id: 'details.nin',
    words: 'ìdánimọ̀ rẹ gẹ́gẹ́ bí ọmọ orílẹ̀-èdè',
    ask: 'The national identity number. What do people call it?',
  },
]
