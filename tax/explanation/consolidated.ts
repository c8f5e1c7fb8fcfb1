import { formatNaira, formatRate } from '../money/format.ts'
import { personalIncomeTaxAct } from '../years/pita.ts'

const { consolidatedFixed, consolidatedLeast, consolidatedShare } = personalIncomeTaxAct

/** The relief of the law before 2026, with who reports it. */
export const consolidatedByLaw = `${formatNaira(consolidatedFixed.value)} or ${formatRate(consolidatedLeast.value)} of gross income, whichever is higher, plus ${formatRate(consolidatedShare.value)} of gross income`

/**
 * The relief of the old law beside the calculation's own, with their figures.
 * @param byLaw naira, in the reading that is compared; 0 where no income is left to take it from.
 * @param isNet whether that reading makes a difference: gross income less contributions.
 * @param ours naira; 0 from 2026 on.
 */
export function consolidatedInWords(byLaw: number, isNet: boolean, ours: number): string {
  const base = isNet ? ', on income after contributions' : ''
  const here = byLaw === 0 ? '' : `: ${formatNaira(byLaw)} for you${base}`
  const law = `The old law’s consolidated relief is ${consolidatedByLaw}${here} (${consolidatedShare.source}).`
  return ours === 0
    ? law
    : `${law} The estimate takes off ${formatNaira(consolidatedFixed.value)} plus ${formatRate(consolidatedShare.value)} of your income: ${formatNaira(ours)}.`
}
