import { dueAlone, dueOf, type JobTerms, type Method, rightly } from './paye.ts'
import type { KnownJob, Part } from './known-pay.ts'
import { monthsOfYear } from './months.ts'

/** What an employer did otherwise than the Act where it took another PAYE than was due. */
export type Cause =
  | 'contributions'
  | 'other-contributions'
  | 'assumed-pension'
  | 'rent'
  | 'bonus-top-band'
  | 'bonus-every-month'
  | 'arrears'
  | 'wage'
  | 'twelve-months'
  | 'nothing-taken'
  | 'not-settled'
  | 'unknown'

/** What each way of counting is called; null for what is right. */
const causes: { readonly [Key in keyof Method]: Readonly<Record<Method[Key], Cause | null>> } = {
  contributions: {
    own: null,
    none: 'contributions',
    'pension-only': 'other-contributions',
    assumed: 'assumed-pension',
  },
  rent: { told: null, 'left-out': 'rent' },
  bonus: {
    'at-once': null,
    spread: null,
    'top-band': 'bonus-top-band',
    'every-month': 'bonus-every-month',
  },
  arrears: { 'left-out': null, taxed: 'arrears' },
  months: { 'of-the-job': null, 'twelve-of-each': 'twelve-months' },
  wage: { exempt: null, taxed: 'wage' },
}

/** What a way of counting does wrong. */
export function causesOf(method: Method): readonly Cause[] {
  const all = (Object.keys(causes) as (keyof Method)[]).map(
    (key) => (causes[key] as Readonly<Record<string, Cause | null>>)[method[key]] ?? null,
  )
  return all.filter((cause) => cause !== null)
}

/** Every way of counting, the one with the fewest mistakes first. */
const methods: readonly Method[] = (['own', 'none', 'pension-only', 'assumed'] as const)
  .flatMap((contributions) =>
    (['told', 'left-out'] as const).map((rent) => ({ ...rightly, contributions, rent })),
  )
  .flatMap((method) =>
    (['at-once', 'spread', 'top-band', 'every-month'] as const).map((bonus) => ({ ...method, bonus })),
  )
  .flatMap((method) => (['left-out', 'taxed'] as const).map((arrears) => ({ ...method, arrears })))
  .flatMap((method) => (['exempt', 'taxed'] as const).map((wage) => ({ ...method, wage })))
  .flatMap((method) =>
    (['of-the-job', 'twelve-of-each'] as const).map((months): Method => ({ ...method, months })),
  )
  .filter(({ bonus, months }) => bonus !== 'every-month' || months === 'twelve-of-each')
  .map((method) => ({ method, count: causesOf(method).length }))
  .sort((one, other) => one.count - other.count)
  .map(({ method }) => method)

/** What an employer takes of a part of the year by a way of counting, in kobo. */
export function takenBy(method: Method, part: Part, before: Part | undefined, terms: JobTerms): number {
  if (method.months === 'twelve-of-each') return dueAlone(part.own, part.months, terms, method)
  const until = (one: Part) => dueOf(one.year, one.worked, terms, method)
  return until(part) - (before === undefined ? 0 : until(before))
}

/** A naira for each month: what rounding may do. */
export const roundingOf = (months: number) => 100 * months

/** The mistakes that cannot be of a job, for which nothing is tried. */
function isOf(method: Method, { own, year }: Part, rent: number): boolean {
  return (
    (method.contributions === 'own' ||
      method.contributions === 'assumed' ||
      own.pension + own.otherContributions > 0) &&
    (method.contributions !== 'pension-only' || (own.pension > 0 && own.otherContributions > 0)) &&
    (method.rent === 'told' || rent > 0) &&
    (method.bonus === 'at-once' || year.bonus + year.arrears > 0) &&
    (method.arrears === 'left-out' || year.arrears > 0)
  )
}

/**
 * The mistakes that make the PAYE of a part of the year what was taken, as few as can be.
 * @returns empty where it is right another way: a bonus spread, or a month counted alone in a year of twelve.
 */
export function likelyCauses(job: KnownJob, index: number, terms: JobTerms): readonly Cause[] {
  const part = job.parts[index]
  if (part?.taken === undefined || part.taken === null) return []
  const { taken } = part
  if (taken === 0) return ['nothing-taken']
  const found = methods.find(
    (method) =>
      isOf(method, part, terms.rent) &&
      Math.abs(takenBy(method, part, job.parts[index - 1], terms) - taken) <= roundingOf(part.months),
  )
  if (found === undefined) return ['unknown']
  // Each month as if it came twelve times is right in a job of twelve months, as long as the year comes out.
  return causesOf(found).filter((cause) => cause !== 'twelve-months' || terms.months < monthsOfYear)
}
