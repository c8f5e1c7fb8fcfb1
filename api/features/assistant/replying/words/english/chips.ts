import type { ChipWords } from '../words.ts'

export const chips: ChipWords = {
  whatIsIt: 'what is it?',
  changesNoTax: 'changes no tax',
  usual: 'usual',
  times: (times) => `${times} of them`,
  ofAnotherMoney: 'of another money',
  amount: 'Amount',
  noneCounted: (names) => `${names}: none counted`,
  taxYear: (year) => `Tax year ${year}`,
}
