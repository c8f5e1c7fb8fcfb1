import type { Doubt } from '../../doubt.ts'

/** What a native speaker of Nigerian Pidgin is asked about the worksheets, in their order. */
export const sheetDoubtsInPidgin: readonly Doubt[] = [
  {
    id: 'payments.resident',
    words: 'di last one',
    ask: 'A final tax: nothing more is due on that money. Is “last” understood so?',
  },
  {
    id: 'payments.filedOn',
    words: 'submit di return',
    ask: 'To hand in the tax return. Is return understood, or do people say something else?',
  },
  {
    id: 'payments.certificates.gross',
    words: 'no be wetin enter your hand',
    ask: 'The amount before tax, not what came in. Is it clear?',
  },
  {
    id: 'payments.instalments',
    words: 'small small',
    ask: 'In parts, over some time. Would you say it so?',
  },
  {
    id: 'pay.employers',
    words: 'Your oga dem',
    ask: 'Several employers. Is “oga dem” right for companies too?',
  },
  {
    id: 'pay.employers.rentTold',
    words: 'no tell am',
    ask: 'The employer was not told of the rent. Is am right here?',
  },
  {
    id: 'pay.payslips.arrears',
    words: 'pay wey come late',
    ask: 'Arrears. Do workers say arrears anyway?',
  },
  {
    id: 'business.heading',
    words: 'wey you rent out',
    ask: 'What you let to others. Is it clear that they pay you?',
  },
  {
    id: 'business.businesses.from',
    words: 'im account',
    ask: 'The accounts of a business. Could it be heard as a bank account?',
  },
  {
    id: 'business.businesses.daysOpen',
    words: 'di highest number of days wey di rule dey count',
    ask: 'The most days that the rule counts. Is it clear that this number is used in place of yours?',
  },
  {
    id: 'business.assets.businessShare',
    words: 'for percent',
    ask: 'A share in percent. Would people type 50 for a half?',
  },
  {
    id: 'business.broughtForward',
    words: 'wey no gain don cover yet',
    ask: 'Losses that no profit has used up. Is it clear?',
  },
  {
    id: 'gains.disposals.improvements',
    words: 'we no sure say e dey count',
    ask: '“Whether it counts is not certain”, in law. Does it read so?',
  },
  {
    id: 'gains.digital.rateAtSale',
    words: 'ordinary naira',
    ask: '“In plain naira”, not counted in dollars. Is it clear?',
  },
  {
    id: 'foreign.rateSource',
    words: 'talk who get am',
    ask: 'To name the source of a rate. Would you say it so?',
  },
  {
    id: 'foreign.receipts.rate',
    words: 'one unit',
    ask: 'One dollar or one pound, as the case may be. Is unit understood?',
  },
  {
    id: 'details.heading',
    words: 'get line for di paper',
    ask: 'An empty line to fill in by hand. Is it clear?',
  },
  {
    id: 'details.taxedByNrs',
    words: 'for di law you no dey live for Nigeria',
    ask: 'Not resident in Nigeria in the eyes of the law. Is it clear?',
  },
]
