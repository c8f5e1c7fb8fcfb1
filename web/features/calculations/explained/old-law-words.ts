import { formatNaira, type OldLaw } from '../../../../tax/index.ts'
import type { VerdictWords } from './Verdict.tsx'

/**
 * What the old law charges against the result: "You pay ₦62,000 less than under the old law."
 * @param taxYear for years in which the old law was in force: the result is then an estimate.
 */
export function verdictOf({ difference, wasInForce }: OldLaw, taxYear: number): VerdictWords {
  const gap = formatNaira(Math.abs(difference))
  if (wasInForce) {
    const before = `The law of ${taxYear} asks `
    if (difference === 0) return { before, figure: 'the same', after: ' as this estimate.' }
    return { before, figure: `${gap} ${difference < 0 ? 'more' : 'less'}`, after: ' than this estimate.' }
  }
  if (difference === 0) return { before: 'You pay ', figure: 'the same', after: ' as under the old law.' }
  return {
    before: 'You pay ',
    figure: `${gap} ${difference < 0 ? 'less' : 'more'}`,
    after: ' than under the old law.',
  }
}

/** Why the old law has two figures, or why both are the same. */
export function readingsInWords({ net, plain }: OldLaw): string {
  if (net.totalTax !== plain.totalTax)
    return 'The old relief can be read in two ways. The first is compared above; some calculators use the second.'
  return net.consolidatedRelief === plain.consolidatedRelief
    ? 'The old relief can be read in two ways. Both give this figure for you, because no contribution or premium was taken off your income.'
    : 'The old relief can be read in two ways. Both give this figure for you.'
}

/** Where the bands charged less than the least that the old law asked for; undefined elsewhere. */
export function minimumTaxInWords({ net: { bandTax, minimumTax, totalTax } }: OldLaw): string | undefined {
  if (bandTax >= totalTax) return undefined
  return `The old bands alone come to ${formatNaira(bandTax)}. The old law asked for at least 1% of income, which is ${formatNaira(minimumTax)}.`
}
