import type { ShownResult } from '../../../contract/http/index.ts'
import { formatNaira } from '../../../tax/index.ts'

/**
 * The total tax as the plan shows it, wherever a page names it: in full for Pro, its first three digits for a free account. The
 * page of a kept calculation and the report have a dash for a free account [spec 16.4].
 */
export const shownTotal = ({ totalTax, totalTaxMasked }: ShownResult): string | null =>
  totalTax === null ? totalTaxMasked : formatNaira(totalTax)
