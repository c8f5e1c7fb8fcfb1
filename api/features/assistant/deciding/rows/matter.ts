import type { ReadAmount, Reading } from '../../reading/index.ts'
import { findsFigures } from '../../retrieval/index.ts'
import type { Row } from '../row.ts'

/** Whether an amount can be a figure of the law that is asked about: nothing says that it is money of the person. */
const isNobodys = ({ role, isPercent, period, periodBy }: ReadAmount, { traps }: Reading): boolean => {
  if (periodBy === 'said' && period !== 'year') return false
  if (role === undefined || role === 'threshold') return true
  if (isPercent) return role === 'taxPaid'
  return role === 'income' && traps.some(({ kind }) => kind === 'range')
}

/**
 * A matter of the law that is asked with its own figures ("what percent is it over 50m", "they removed 10% from my
 * dividend"): every amount stands in the article that answers the rest of the question.
 */
export const matter: Row = (reading) => {
  const { amounts, text } = reading
  if (amounts.length === 0 || text.split(/\s+/).length < 5) return undefined
  if (!amounts.every((amount) => isNobodys(amount, reading))) return undefined
  return findsFigures(text, amounts) ? { kind: 'lookup' } : undefined
}
