import type { ReadAmount } from '../../reading/index.ts'
import {
  asksOtherSum,
  isElsewhere,
  isShopping,
  namesPay,
  namesTax,
  tiesToTax,
} from '../../retrieval/index.ts'
import type { Row } from '../row.ts'

/** Nobody is paid less, in naira, without saying how often. */
const leastPay = 1_000

const isTooLittle = ({ value, currency, isPercent, periodBy }: ReadAmount) =>
  !isPercent && currency === 'NGN' && value < leastPay && periodBy === 'usual'

/** What is paid for this product, and given back: no money of the tax. */
const ofProduct =
  /\b(?:refund\w*|money back|get (?:my |the |back )?.{0,12}back|cancel\w*|renew\w*|charged?|unsubscribe)\b/i
const product =
  /(?:\$ ?10\b|\b10 (?:dollars?|usd)\b|\bsubscription\b|\bpro\b|\bupgrade\w*\b|\bnaijatax\b|\bthis (?:app|site)\b)/i
const ofTax = /\b(?:tax|taxed|paye|lirs|firs|nrs|relief)\b/i

/** "Can I get my $10 back?": of what this product costs. */
export const ofThisProduct: Row = ({ text, amounts }) =>
  amounts.every(({ value }) => value === 10) &&
  ofProduct.test(text) &&
  product.test(text) &&
  !ofTax.test(text)
    ? { kind: 'lookup' }
    : undefined

const ofMoving =
  /\b(?:paid|pays?|pay|gave|gives?|covered|covers?|refunded|reimburs\w*|dey pay)\b[^.;!?]{0,40}\b(?:moving|relocation|relocating)\b|\b(?:moving|relocation) (?:cost|costs|expenses?|allowance|money|fee)\b/i

/** "The new company paid my moving cost of 700k": a benefit with a rule of its own, and no sum. */
export const moving: Row = ({ text, amounts }) =>
  ofMoving.test(text) &&
  amounts.every(({ role }) => role === undefined || role === 'cost' || role === 'living')
    ? { kind: 'lookup' }
    : undefined

/** Words of earning, of paying tax, and of what is left. */
const ofEarning =
  /\b(?:pay\w*|paid|owe\w*|earn\w*|salar\w*|wages?|income|profit|gain|sales|sold|sell|bought|make|made|receiv\w*|collect\w*|get|got|take ?home|net|gross|left|hand|remain\w*|rent|pension|bonus|allowances?|allawee|stipend|business|job|work|month\w*|year\w*|week\w*|annum|dey|how much|calculate)\b/i

/** Nothing says of an amount what it is, or how often it comes. */
const isBare = ({ role, roleBy, periodBy }: ReadAmount): boolean =>
  periodBy !== 'said' && (role === undefined || roleBy === 'only' || roleBy === 'guess' || role === 'living')

const asksOwed =
  /\b(?:what|how much) (?:do|will|would|should) (?:i|we) (?:still )?owe\b(?! (?:him|her|them|my|the bank))/i

/**
 * A price or a charge in a question on something else is no pay: "which phone under 200k", "why did they charge me 50 naira",
 * "ingredients for egusi, I want to use 10,000".
 */
export const otherMatter: Row = ({ text, amounts }) => {
  if (amounts.length === 0 || text.split(/\s+/).length < 4) return undefined
  const isPriceOnly = amounts.every(isTooLittle) && !namesTax(text)
  const isNamed = amounts.some(({ role, roleBy }) => role !== undefined && roleBy === 'named')
  // "My salary is 70k. What do I owe for the year?": what is owed on a pay is its tax.
  if (isNamed && asksOwed.test(text) && namesPay(text)) return undefined
  // What goes on from a sum is of that sum.
  const goesOn = amounts.some(({ words }) => !text.includes(words))
  const ties = goesOn ? 'surely' : tiesToTax(text)
  const isOfNothing = amounts.every(isBare) && !namesTax(text) && !ofEarning.test(text)
  return isPriceOnly ||
    isOfNothing ||
    isShopping(text) ||
    asksOtherSum(text) ||
    isElsewhere(text, ties === 'not' && (isNamed || namesPay(text)) ? 'perhaps' : ties)
    ? { kind: 'lookup' }
    : undefined
}
