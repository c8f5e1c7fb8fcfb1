import { formatNaira, formatRate } from '../../money/format.ts'
import { given } from '../../rules/declared.ts'
import { minimumWageSection } from '../../rules/minimum-wage.ts'
import { noteFigures } from '../../years/nta-2025.ts'
import { certainChanges } from '../certain-changes.ts'
import { withAmount } from '../what-if.ts'
import { has, type NoteRule, ofChange } from './note.ts'

const { minimumWage, vehicleShareOfCost, accommodationShareOfPay } = noteFigures

/** Employment paying no more than the national minimum wage is exempt [spec 15.7]. */
export const minimumWageNote: NoteRule = {
  id: 'minimum-wage',
  heading: 'Pay up to the minimum wage is exempt',
  section: minimumWageSection,
  concerns: (assessment) => certainChanges['minimum-wage'](assessment) !== null,
  says: `Income from a job that pays no more than ${formatNaira(minimumWage.value)} a month is exempt.`,
  does: (assessment) =>
    ofChange(
      assessment,
      certainChanges['minimum-wage'](assessment)?.(assessment.declared) ?? assessment.declared,
      (tax) => `Without it your tax is ${tax}.`,
    ),
}

/** A home from the employer counts at most 20% of the other pay [spec 15.8]. */
export const accommodationNote: NoteRule = {
  id: 'accommodation-limit',
  heading: 'A home from your employer counts up to a limit',
  section: accommodationShareOfPay.source,
  concerns: (assessment) => certainChanges['accommodation-limit'](assessment) !== null,
  says: `The Act counts it at most at ${formatRate(accommodationShareOfPay.value)} of your other pay from the job, which is less than you typed.`,
  does: (assessment) => {
    const { declared } = assessment
    const limited = certainChanges['accommodation-limit'](assessment)?.(declared) ?? declared
    const limit = formatNaira((given(limited, 'rentPaidByEmployer') ?? 0) / 100)
    return ofChange(assessment, limited, (tax) => `Here that is ${limit}, and your tax is ${tax}.`)
  },
}

/** A car counts at 5% of its cost [spec 15.8]. */
export const vehicleNote: NoteRule = {
  id: 'vehicle-share',
  heading: `A car counts at ${formatRate(vehicleShareOfCost.value)} of its cost`,
  section: vehicleShareOfCost.source,
  concerns: has('vehicleBenefit'),
  says: `If you typed what the car cost, only ${formatRate(vehicleShareOfCost.value)} of it counts. If it is already the ${formatRate(vehicleShareOfCost.value)}, nothing changes.`,
  does: (assessment) => {
    const cost = given(assessment.declared, 'vehicleBenefit') ?? 0
    const share = Math.round((cost * vehicleShareOfCost.value) / 100)
    return ofChange(
      assessment,
      withAmount(assessment.declared, 'vehicleBenefit', share),
      (tax) =>
        `If the ${formatNaira(cost / 100)} is what it cost, ${formatNaira(share / 100)} counts, and your tax is ${tax}.`,
    )
  },
}
