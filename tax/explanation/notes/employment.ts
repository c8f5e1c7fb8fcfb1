import { certainlyAlone } from '../../act/by-the-act.ts'
import { home, minimumWageJob } from '../../act/choices/jobs.ts'
import { mayBeTwoExemptJobs } from '../../act/pay-exempt.ts'
import { rowsOf } from '../../answers/keys.ts'
import { formatNaira, formatRate } from '../../money/format.ts'
import type { Assessment } from '../../rules/assess.ts'
import { given } from '../../rules/declared.ts'
import { minimumWageSection } from '../../rules/jobs.ts'
import { noteFigures } from '../../years/nta-2025.ts'
import { reporters } from '../../years/reporters.ts'
import { effectOf, withAmount } from '../what-if.ts'
import { has, hasIncomeBesidesPay, type NoteRule, ofChoice } from './note.ts'

const { minimumWage, vehicleShareOfCost, accommodationShareOfPay } = noteFigures

/** Section 58 can be read so that it frees everything that somebody at the minimum wage earns. */
function besides(assessment: Assessment): string {
  return hasIncomeBesidesPay(assessment) ? ' Whether your other income is free as well is not certain.' : ''
}

const monthByMonth = ` That it is judged month by month is reported by the ${reporters.boardGuidelines}.`

/** Who reports the test by the month, where a part of the year was paid. */
function byTheMonth({ declared: { monthsPaid } }: Assessment): string {
  return monthsPaid < 12 ? monthByMonth : ''
}

/** Employment paying no more than the national minimum wage is exempt [spec 15.7]. */
export const minimumWageNote: NoteRule = {
  id: 'minimum-wage',
  settledBy: 'minimum-wage',
  heading: 'Pay up to the minimum wage is exempt',
  section: minimumWageSection,
  concerns: (assessment) => certainlyAlone(minimumWageJob, assessment) !== null,
  says: (assessment) =>
    `Income from a job that pays no more than ${formatNaira(minimumWage.value)} a month is exempt.${byTheMonth(assessment)}${besides(assessment)}`,
  does: (assessment) => ofChoice(assessment, minimumWageJob, (tax) => `Without it your tax is ${tax}.`),
}

/** Two jobs are looked at one by one: each may be at the minimum wage where both together are above it [spec 15.7]. */
export const twoJobsNote: NoteRule = {
  id: 'two-jobs',
  settledBy: 'minimum-wage',
  heading: 'Two jobs at the minimum wage are both exempt',
  section: minimumWageSection,
  concerns: ({ declared, law }) => mayBeTwoExemptJobs({ declared, law, facts: {} }),
  says: (assessment) =>
    `If your pay came from two jobs, and neither paid more than ${formatNaira(minimumWage.value)} a month, all of it is exempt: the Act looks at each job by itself.${monthByMonth}${besides(assessment)}`,
  does: 'unknown',
}

const hasOtherBenefits = (assessment: Assessment) =>
  rowsOf('benefit').some(({ key }) => key !== 'rentPaidByEmployer' && has(key)(assessment))

/** A home from the employer counts at most 20% of the other pay [spec 15.8]. */
export const accommodationNote: NoteRule = {
  id: 'accommodation-limit',
  settledBy: 'accommodation-limit',
  heading: 'A home from your employer counts up to a limit',
  section: accommodationShareOfPay.source,
  concerns: (assessment) => certainlyAlone(home, assessment) !== null,
  says: (assessment) =>
    `The Act counts it at most at ${formatRate(accommodationShareOfPay.value)} of your other pay from the job, which is less than you typed.${hasOtherBenefits(assessment) ? ' We count your other benefits as part of that pay; whether they are is not certain.' : ''}`,
  does: (assessment) => {
    const { reading } = certainlyAlone(home, assessment) ?? { reading: assessment }
    const limit = formatNaira((given(reading.declared, 'rentPaidByEmployer') ?? 0) / 100)
    return ofChoice(assessment, home, (tax) => `Here that is ${limit}, and your tax is ${tax}.`)
  },
}

/** What a car would count at if what was typed is its cost, in kobo. */
function shareOf({ declared }: Assessment): number {
  return Math.round(((given(declared, 'vehicleBenefit') ?? 0) * vehicleShareOfCost.value) / 100)
}

/** A car counts at 5% of its cost: whether the cost was typed or the 5% is not known [spec 15.8]. */
export const vehicleNote: NoteRule = {
  id: 'vehicle-share',
  settledBy: 'car-value',
  heading: `A car counts at ${formatRate(vehicleShareOfCost.value)} of its cost`,
  section: vehicleShareOfCost.source,
  concerns: (assessment) =>
    has('vehicleBenefit')(assessment) &&
    effectOf(withAmount(assessment.declared, 'vehicleBenefit', shareOf(assessment)), assessment) !== 0,
  says: `If you typed ${formatRate(vehicleShareOfCost.value)} of what the car cost, or used the tool, it is right as it is. If you typed the whole cost, type ${formatRate(vehicleShareOfCost.value)} of it. A hired car counts at its hire.`,
  does: 'unknown',
}
