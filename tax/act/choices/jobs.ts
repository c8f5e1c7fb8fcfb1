import type { FactKey } from '../../answers/facts.ts'
import { type AmountKey, payRows, rowsOf } from '../../answers/keys.ts'
import { hasEmployment } from '../../answers/status.ts'
import { percentOf, wholeKobo } from '../../money/exact.ts'
import { incomeOf, payOf } from '../../rules/income.ts'
import { isMinimumWageJob, type Job, jobsOf, minimumWageSection } from '../../rules/jobs.ts'
import { noteFigures } from '../../years/nta-2025.ts'
import { section } from '../../years/sections.ts'
import { reporters } from '../../years/reporters.ts'
import type { Choice } from '../choice.ts'
import { countedIn, counting, declaredBy, ownReading, type Person, type Reading } from '../reading.ts'
import { car, lentThings } from './benefits.ts'

const benefitKeys: readonly AmountKey[] = rowsOf('benefit').map(({ key }) => key)

/** Whether there is income that counts beside the pay. */
const hasOtherIncome = ({ declared }: Person) => {
  const { earned, investment } = incomeOf(declared)
  return earned + investment > payOf(declared)
}

/** The benefits in kind that count in a reading, in kobo. */
function benefitsIn(reading: Reading): number {
  return benefitKeys.reduce((sum, key) => sum + countedIn(reading, key), 0)
}

/** The reading with so much less of the pay in money, whichever kind it is. */
function withLessPay(reading: Reading, kobo: number): Reading {
  const left: Partial<Record<AmountKey, number>> = {}
  let rest = kobo
  for (const { key } of payRows) {
    const pay = countedIn(reading, key)
    const off = Math.min(pay, rest)
    if (off > 0) left[key] = pay - off
    rest -= off
  }
  return counting(reading, left)
}

/** The reading without the pay of a job, and without the benefits that came with it. */
export function withoutJob(reading: Reading, { pay, givesBenefits }: Job): Reading {
  const paid = withLessPay(reading, pay)
  return givesBenefits ? counting(paid, Object.fromEntries(benefitKeys.map((key) => [key, 0]))) : paid
}

/** The benefits in kind of a person as the Act values them, in kobo. */
export function valuedBenefits(person: Person): number {
  const valued = [car, lentThings, home].reduce(
    (reading, choice) => choice.change(person)?.(reading) ?? reading,
    ownReading(person),
  )
  return benefitsIn(valued)
}

/** The jobs that pay no more than the minimum wage, with their benefits as the Act values them. */
function minimumWageJobs(person: Person): readonly Job[] {
  const benefits = valuedBenefits(person)
  return jobsOf(person.declared, person.facts).filter((job) => isMinimumWageJob(job, benefits))
}

/** What is asked of each of several jobs. */
const asksOfJobs = (person: Person): readonly FactKey[] => {
  const hasBenefits = benefitKeys.some((key) => declaredBy(person, key) > 0)
  const benefits: readonly FactKey[] = hasBenefits ? ['benefitsJob'] : []
  const { jobs } = person.facts
  if (jobs === '2') return ['jobs', 'firstJobPay', 'firstJobMonths', 'secondJobMonths', ...benefits]
  if (jobs !== '3') return ['jobs']
  const first: readonly FactKey[] = ['jobs', 'firstJobPay', 'firstJobMonths', 'secondJobPay']
  return [...first, 'secondJobMonths', 'thirdJobMonths', ...benefits]
}

const { accommodationShareOfPay } = noteFigures

/** What is not certain about a job at the minimum wage: months that were not said, and the wider reading of section 58. */
function unsureOf(person: Person): { readonly unsure?: string } {
  const { jobs } = person.facts
  const months = asksOfJobs(person).filter((key) => key.endsWith('Months'))
  const words = [
    ...(jobs !== undefined && months.some((key) => person.facts[key] === undefined)
      ? [`You did not say for how many months each job paid: ${person.declared.monthsPaid} are counted.`]
      : []),
    ...(hasOtherIncome(person)
      ? [
          'Read widely, section 58 would free the other income of whoever earns the minimum wage too. We count that income.',
        ]
      : []),
  ]
  return words.length === 0 ? {} : { unsure: words.join(' ') }
}

/** Income from an employment that pays no more than the national minimum wage is exempt, job by job. */
export const minimumWageJob: Choice = {
  id: 'minimum-wage',
  asks: (person) =>
    hasEmployment(person.declared.status) && payOf(person.declared) > 0 ? asksOfJobs(person) : [],
  change: (person) => {
    const exempt = minimumWageJobs(person)
    return exempt.length === 0 ? null : (reading) => exempt.reduce(withoutJob, reading)
  },
  words: () => 'Pay up to the national minimum wage is exempt',
  ground: (person) => ({
    section: minimumWageSection,
    certainty: 'verified',
    ...(jobsOf(person.declared, person.facts).some(({ months }) => months < 12) && {
      reportedBy: `That it is looked at month by month: ${reporters.boardGuidelines}`,
    }),
    ...unsureOf(person),
  }),
}

/** Pay of a military officer is exempt, and that of other ranks on combat duty. */
export const armedForces: Choice = {
  id: 'armed-forces',
  asks: (person) => {
    if (!hasEmployment(person.declared.status) || payOf(person.declared) === 0) return []
    const { armedForces: service } = person.facts
    return service === 'officer' || service === 'combat' ? ['armedForces', 'militaryPay'] : ['armedForces']
  },
  change: (person) => {
    const { armedForces: service, militaryPay = 0 } = person.facts
    if ((service !== 'officer' && service !== 'combat') || militaryPay === 0) return null
    // Pay that is exempt already is not taken off twice.
    return (reading) => withLessPay(reading, Math.min(militaryPay, payOf(reading.declared)))
  },
  words: ({ facts }) =>
    facts.armedForces === 'officer'
      ? 'Without your pay as a military officer, which is exempt'
      : 'Without your pay for combat duty, which is exempt',
  ground: () => ({ section: section('163(1)(u) and (o)'), certainty: 'verified' }),
}

/** A home from the employer counts at its rental value, at most at a share of that job's other pay. */
export const home: Choice = {
  id: 'accommodation-limit',
  asks: (person) => {
    if (declaredBy(person, 'rentPaidByEmployer') === 0) return []
    return (person.facts.homeValue ?? 0) > 0 ? ['homeValue', 'homeMonths'] : ['homeValue']
  },
  change: (person) => {
    const declared = declaredBy(person, 'rentPaidByEmployer')
    if (declared === 0) return null
    const { homeValue, homeMonths = 12 } = person.facts
    const value = homeValue === undefined ? declared : Math.round((homeValue * homeMonths) / 12)
    return (reading) => {
      const giver = jobsOf(person.declared, person.facts).find(({ givesBenefits }) => givesBenefits)
      const others = benefitsIn(reading) - countedIn(reading, 'rentPaidByEmployer')
      const limit = percentOf(accommodationShareOfPay.value, wholeKobo((giver?.pay ?? 0) + others)).kobo
      return counting(reading, { rentPaidByEmployer: Math.min(value, limit) })
    }
  },
  words: ({ facts }) =>
    facts.homeValue === undefined
      ? `Your home counted at ${accommodationShareOfPay.value}% of your other pay`
      : `Your home counted at its rental value, at most ${accommodationShareOfPay.value}% of your other pay`,
  ground: (person) => ({
    section: 'Section 14(6) and (7)',
    certainty: 'verified',
    ...(benefitKeys.some((key) => key !== 'rentPaidByEmployer' && declaredBy(person, key) > 0) && {
      unsure:
        'We take the share of money and benefits together; the Act can be read as the share of the money alone.',
    }),
  }),
}
