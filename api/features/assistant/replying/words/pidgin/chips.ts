import type { ChipWords } from '../words.ts'

export const chips: ChipWords = {
  whatIsIt: 'wetin e be?',
  changesNoTax: 'e no dey change tax',
  usual: 'na so e dey usual',
  times: (times) => `${times} times`,
  ofAnotherMoney: 'of another kind money',
  amount: 'How much',
  noneCounted: (names) => `${names}: I no count any`,
  taxYear: (year) => `Tax for ${year}`,
}
