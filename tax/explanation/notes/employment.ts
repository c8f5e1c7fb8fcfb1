import { formatNaira, formatRate } from '../../money/format.ts'
import { given } from '../../rules/declared.ts'
import { minimumWageSection } from '../../rules/minimum-wage.ts'
import { noteFigures } from '../../years/nta-2025.ts'
import { certainChanges } from '../certain-changes.ts'
import { withAmount } from '../what-if.ts'
import { noteOfChange, type NoteRule } from './note.ts'

const { minimumWage, vehicleShareOfCost, accommodationShareOfPay } = noteFigures

/** Employment paying no more than the national minimum wage is exempt [spec 15.7]. */
export const minimumWageNote: NoteRule = (assessment) => {
  const changed = certainChanges['minimum-wage'](assessment)
  if (changed === null) return null
  return noteOfChange(assessment, changed(assessment.declared), {
    id: 'minimum-wage',
    heading: 'Pay up to the minimum wage is exempt',
    words: (tax) =>
      `Income from a job that pays no more than ${formatNaira(minimumWage.value)} a month is exempt. Without it your tax is ${tax}.`,
    section: minimumWageSection,
  })
}

/** A home from the employer counts at most 20% of the other pay [spec 15.8]. */
export const accommodationNote: NoteRule = (assessment) => {
  const changed = certainChanges['accommodation-limit'](assessment)
  if (changed === null) return null
  const limited = changed(assessment.declared)
  const limit = formatNaira((given(limited, 'rentPaidByEmployer') ?? 0) / 100)
  return noteOfChange(assessment, limited, {
    id: 'accommodation-limit',
    heading: 'A home from your employer counts up to a limit',
    words: (tax) =>
      `The Act counts it at most at ${formatRate(accommodationShareOfPay.value)} of your other pay from the job, here ${limit}. Your tax is then ${tax}.`,
    section: accommodationShareOfPay.source,
  })
}

/** A car counts at 5% of its cost [spec 15.8]. */
export const vehicleNote: NoteRule = (assessment) => {
  const cost = given(assessment.declared, 'vehicleBenefit')
  if (cost === null || cost === 0) return null
  const share = Math.round((cost * vehicleShareOfCost.value) / 100)
  return noteOfChange(assessment, withAmount(assessment.declared, 'vehicleBenefit', share), {
    id: 'vehicle-share',
    heading: `A car counts at ${formatRate(vehicleShareOfCost.value)} of its cost`,
    words: (tax) =>
      `If the ${formatNaira(cost / 100)} you typed is what the car cost, only ${formatNaira(share / 100)} counts, and your tax is ${tax}. If it is already the ${formatRate(vehicleShareOfCost.value)}, nothing changes.`,
    section: vehicleShareOfCost.source,
  })
}
