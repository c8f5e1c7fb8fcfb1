import * as fc from 'fast-check'
import { type FactKey, factKeys, facts } from '../answers/facts.ts'
import { amountKeys } from '../answers/keys.ts'
import type { ActAnswers } from './act-oracle.ts'
import { status } from './arbitraries.ts'

/** Naira at which a rule of the Act turns: wages of some months, bands, gains, turnovers, compensation. */
const edges = [
  70_000, 420_000, 770_000, 800_000, 840_000, 1_680_000, 2_500_000, 3_000_000, 5_000_000, 10_000_000,
  12_000_000, 25_000_000, 50_000_000, 150_000_000,
]

/** Amounts of one person, in kobo: up to a size of income, at an edge, nothing. */
const amountUpTo = (most: number) =>
  fc
    .oneof(
      { weight: 5, arbitrary: fc.integer({ min: 0, max: most }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: Math.ceil(most / 10) }) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom(...edges), fc.constantFrom(-1, 0, 0, 1))
          .map(([edge, by]) => edge * 100 + by),
      },
      { weight: 1, arbitrary: fc.constant(0) },
    )
    .map((kobo) => kobo / 100)

/** What no fact can be, whatever its kind. */
export const unreadable: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  '', '   ', 'abc', 'yes ', 'YES', 'no\n', '__proto__', 'constructor', '1e308', '-1', '1,2,3', -1, -0.5, 0.001,
  Number.NaN, Infinity, -Infinity, 1e308, 1e13, true, false, null, undefined, {}, [], [1], { valueOf: 1 },
) // prettier-ignore

/** An amount as a person may type it. */
const typed = (naira: number) =>
  fc.constantFrom<string | number>(naira, naira, String(naira), `₦${naira.toLocaleString('en-US')}`)

function factOf(key: FactKey, amount: fc.Arbitrary<number>): fc.Arbitrary<unknown> {
  const fact = facts[key]
  switch (fact.kind) {
    case 'money':
      return amount.chain(typed)
    case 'count':
      return fc
        .integer({ min: 1, max: fact.most })
        .chain((count) => fc.constantFrom<string | number>(count, String(count), Math.min(count, 12)))
    case 'choice':
    default:
      return fc.constantFrom(...fact.options.map(({ value }) => value))
  }
}

/** Facts of one person, each answered, left out or nonsense. */
const factsOf = (amount: fc.Arbitrary<number>) =>
  fc.record(
    Object.fromEntries(
      factKeys.map((key) => [
        key,
        fc.oneof({ weight: 9, arbitrary: factOf(key, amount) }, { weight: 1, arbitrary: unreadable }),
      ]),
    ),
    { requiredKeys: [] },
  )

/** How many of the amounts a person has: few, so that one rule decides, or many together. */
const amountsOf = (amount: fc.Arbitrary<number>) =>
  fc.oneof(
    fc.record(Object.fromEntries(amountKeys.map((key) => [key, amount])), { requiredKeys: [] }),
    fc
      .subarray([...amountKeys], { minLength: 1, maxLength: 5 })
      .chain((keys) => fc.record(Object.fromEntries(keys.map((key) => [key, amount])))),
  )

/** Several jobs, each close to the minimum wage of some months or far from it. */
const severalJobs = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(-1, 0, 0, 1, 20_000_000)), {
      minLength: 2,
      maxLength: 3,
    }),
    fc.constantFrom('employee', 'both'),
    fc.constantFrom(undefined, '1', '2', '3'),
  )
  .map(([jobs, status, benefitsJob]) => {
    const pay = jobs.map(([months, by]) => months * 7_000_000 + by)
    const [first = 0, second = 0] = pay
    const months = (index: number) => jobs[index]?.[0]
    return {
      status,
      salary: pay.reduce((sum, one) => sum + one, 0) / 100,
      commissions: 0,
      allowances: 0,
      jobs: String(jobs.length),
      firstJobPay: first / 100,
      secondJobPay: second / 100,
      firstJobMonths: months(0),
      secondJobMonths: months(1),
      thirdJobMonths: months(2),
      benefitsJob,
    }
  })

const sizes = fc.constantFrom(
  30_000_000,
  90_000_000,
  500_000_000,
  3_000_000_000,
  30_000_000_000,
  100_000_000_000_000,
)

const none: Readonly<Record<string, unknown>> = {}

/** Answers of any status with facts that belong to them or not. */
export const answersWithFacts: fc.Arbitrary<ActAnswers> = sizes
  .map((most) => amountUpTo(most))
  .chain((amount) =>
    fc.tuple(
      amountsOf(amount),
      factsOf(amount),
      status,
      fc.constantFrom(2026, 2027),
      fc.oneof(
        fc.constant(none),
        fc.integer({ min: 1, max: 12 }).map((monthsPaid) => ({ monthsPaid })),
      ),
      fc.oneof({ weight: 7, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: severalJobs }),
    ),
  )
  .map(([amounts, told, chosen, taxYear, paid, jobs]) => ({
    ...amounts,
    ...told,
    ...paid,
    status: chosen,
    taxYear,
    ...jobs,
  }))

const isFact = (key: string) => factKeys.some((fact) => fact === key)

/** The same answers without any fact. */
export function withoutFacts(answers: ActAnswers): ActAnswers {
  const { status: chosen, taxYear, ...others } = answers
  return {
    ...Object.fromEntries(Object.entries(others).filter(([key]) => !isFact(key))),
    status: chosen,
    taxYear,
  }
}
