import { percentOf, toNaira, lessOrNothing, wholeKobo } from '../money/exact.ts'
import { noteFigures } from '../years/nta-2025.ts'
import { type HelperInput, type HelperResult, readInputs } from './helper.ts'

type Name = 'cost' | 'paidByYou' | 'hire'

export const vehicleInputs: readonly HelperInput<Name>[] = [
  { name: 'cost', label: 'What the car cost your employer, who owns it' },
  { name: 'paidByYou', label: 'What you spent on that car yourself in the year' },
  { name: 'hire', label: 'Or the hire your employer paid in the year' },
]

/**
 * The benefit of a car from the employer: of one that the employer owns 5% of its cost a year, less what the employee
 * spent on it; of a hired one the whole hire, from which nothing is taken (Nigeria Tax Act 2025, section 14(1)(a) and
 * (b), (2)).
 */
export function vehicleHelper(typed: Readonly<Partial<Record<Name, unknown>>>): HelperResult {
  const { values, faults } = readInputs(vehicleInputs, typed)
  if (faults !== null) return faults
  const share = noteFigures.vehicleShareOfCost.value
  const owned = percentOf(share, wholeKobo(values.cost))
  const afterYours = lessOrNothing(owned, wholeKobo(values.paidByYou))
  const benefit = toNaira({ kobo: afterYours.kobo + values.hire, millionths: afterYours.millionths })
  return {
    ok: true,
    amounts: { vehicleBenefit: benefit },
    steps: [
      { label: `${share}% of the cost`, amount: toNaira(owned) },
      { label: 'Left after what you spent on it', amount: toNaira(afterYours) },
      { label: 'Hire, in full', amount: values.hire / 100 },
      { label: 'Vehicle benefit', amount: benefit },
    ],
    source: 'Nigeria Tax Act 2025, section 14(1)(a) and (b), and section 14(2)',
  }
}
