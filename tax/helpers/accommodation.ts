import { least, percentOf, toNaira, wholeKobo } from '../money/exact.ts'
import { noteFigures } from '../years/nta-2025.ts'
import { type HelperInput, type HelperResult, readInputs } from './helper.ts'

type Name = 'rentalValue' | 'months' | 'otherPay'

export const accommodationInputs: readonly HelperInput<Name>[] = [
  {
    name: 'rentalValue',
    label: 'Value of the home for a year',
    hint: 'The value that the local government uses for its rates, of the part you live in. Where there is none, the tax office sets it.',
  },
  {
    name: 'months',
    label: 'Months you had the home in the year',
    hint: 'Leave it empty for the whole year.',
    kind: 'months',
  },
  {
    name: 'otherPay',
    label: 'Your other pay from that job in the year',
    hint: 'With its other benefits, such as a car, and without the home.',
  },
]

/**
 * The benefit of a home from the employer: its annual value for local rates, or else as the tax office sets it, for the
 * months and the part occupied, at most 20% of the annual gross income from that job without it. Nothing that the
 * employee pays comes off (Nigeria Tax Act 2025, section 14(6) and (7)).
 */
export function accommodationHelper(typed: Readonly<Partial<Record<Name, unknown>>>): HelperResult {
  const { values, faults } = readInputs(accommodationInputs, typed)
  if (faults !== null) return faults
  const share = noteFigures.accommodationShareOfPay.value
  const limit = percentOf(share, wholeKobo(values.otherPay))
  const value = wholeKobo(Math.round((values.rentalValue * values.months) / 12))
  const benefit = toNaira(least(value, limit))
  return {
    ok: true,
    amounts: { rentPaidByEmployer: benefit },
    steps: [
      {
        label: `Value for ${values.months === 1 ? '1 month' : `${values.months} months`}`,
        amount: toNaira(value),
      },
      { label: `${share}% of your other pay`, amount: toNaira(limit) },
      { label: 'What counts, the smaller of the two', amount: benefit },
    ],
    source: 'Nigeria Tax Act 2025, section 14(6) and (7)',
  }
}
