import { percentOf, toNaira, lessOrNothing, wholeKobo } from '../money/exact.ts'
import { noteFigures } from '../years/nta-2025.ts'
import { type HelperInput, type HelperResult, readInputs } from './helper.ts'

type Name = 'cost' | 'hire' | 'paidByYou'

export const vehicleInputs: readonly HelperInput<Name>[] = [
  { name: 'cost', label: 'What the car cost your employer' },
  { name: 'hire', label: 'Or the hire your employer paid in the year' },
  { name: 'paidByYou', label: 'What you paid towards it in the year' },
]

/**
 * The benefit of a car from the employer: 5% of its cost a year, or the hire paid, less what the employee spent on it
 * (Nigeria Tax Act 2025, section 14(1)(a) and (b), (2)).
 */
export function vehicleHelper(typed: Readonly<Partial<Record<Name, unknown>>>): HelperResult {
  const { values, faults } = readInputs(vehicleInputs, typed)
  if (faults !== null) return faults
  const share = noteFigures.vehicleShareOfCost.value
  const owned = percentOf(share, wholeKobo(values.cost))
  const worth = { kobo: owned.kobo + values.hire, millionths: owned.millionths }
  const benefit = toNaira(lessOrNothing(worth, wholeKobo(values.paidByYou)))
  return {
    ok: true,
    amounts: { vehicleBenefit: benefit },
    steps: [
      { label: `${share}% of the cost`, amount: toNaira(owned) },
      { label: 'Hire paid by your employer', amount: values.hire / 100 },
      { label: 'Paid by you, taken off', amount: values.paidByYou / 100 },
      { label: 'Vehicle benefit', amount: benefit },
    ],
    source: 'Nigeria Tax Act 2025, section 14(1)(a) and (b), and section 14(2)',
  }
}
