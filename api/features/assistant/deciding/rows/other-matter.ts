import type { ReadAmount } from '../../reading/index.ts'
import { isShopping, namesTax } from '../../retrieval/index.ts'
import type { Row } from '../row.ts'

/** Nobody is paid less, in naira, without saying how often. */
const leastPay = 1_000

const isTooLittle = ({ value, currency, isPercent, periodBy }: ReadAmount) =>
  !isPercent && currency === 'NGN' && value < leastPay && periodBy === 'usual'

/** A price or a charge in a question on something else is no pay: "which phone under 200k", "why did they charge me 50 naira". */
export const otherMatter: Row = ({ text, amounts }) => {
  if (amounts.length === 0 || text.split(/\s+/).length < 4) return undefined
  const isPriceOnly = amounts.every(isTooLittle) && !namesTax(text)
  return isPriceOnly || isShopping(text) ? { kind: 'lookup' } : undefined
}
