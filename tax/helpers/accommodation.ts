import { least, percentOf, toNaira, wholeKobo } from '../money/exact.ts'
import { noteFigures } from '../years/nta-2025.ts'
import { type HelperInput, type HelperResult, readInputs } from './helper.ts'

type Name = 'rentalValue' | 'otherPay'

export const accommodationInputs: readonly HelperInput<Name>[] = [
  { name: 'rentalValue', label: 'What the home would cost to rent for the year' },
  { name: 'otherPay', label: 'Your other pay from the job in the year' },
]

/**
 * The benefit of a home from the employer: its annual rental value, at most 20% of the annual pay from the job without
 * it (Nigeria Tax Act 2025, section 14(6) and (7)).
 */
export function accommodationHelper(typed: Readonly<Partial<Record<Name, unknown>>>): HelperResult {
  const { values, faults } = readInputs(accommodationInputs, typed)
  if (faults !== null) return faults
  const share = noteFigures.accommodationShareOfPay.value
  const limit = percentOf(share, wholeKobo(values.otherPay))
  const benefit = toNaira(least(wholeKobo(values.rentalValue), limit))
  return {
    ok: true,
    amounts: { rentPaidByEmployer: benefit },
    steps: [
      { label: 'Rental value', amount: values.rentalValue / 100 },
      { label: `${share}% of your other pay`, amount: toNaira(limit) },
      { label: 'What counts, the smaller of the two', amount: benefit },
    ],
    source: 'Nigeria Tax Act 2025, section 14(6) and (7)',
  }
}
