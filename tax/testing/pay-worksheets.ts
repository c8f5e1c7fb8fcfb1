import * as fc from 'fast-check'
import type { PayCase } from '../cases/pay.ts'
import type { WorksheetContent } from '../worksheets/kinds.ts'
import type { OracleEmployer } from './pay-oracle.ts'

/** The worksheet of a worked example, as it is typed. */
export function worksheetOf({ employers }: PayCase): unknown {
  return {
    employers: employers.map(({ first, last, year, rentTold }, index) => ({
      name: `Employer ${index + 1}`,
      firstMonth: first === undefined ? undefined : String(first),
      lastMonth: last === undefined ? undefined : String(last),
      ...year,
      rentTold,
    })),
    payslips: employers.flatMap(({ first = 1, last = 12, monthly, besides = {} }, index) =>
      monthly === undefined
        ? []
        : monthsBetween(first, last).map((month) => ({
            employer: index + 1,
            month: String(month),
            ...monthly,
            ...besides[month],
          })),
    ),
  }
}

const monthsBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

const kobo = (most: number) => fc.integer({ min: 0, max: most }).map((amount) => amount / 100)

/** A salary about the minimum wage, an ordinary one, or a very high one, in naira. */
const salary = fc.oneof(
  fc.constantFrom(0, 69_999.99, 70_000, 70_000.01, 66_666.67, 250_000, 500_000),
  kobo(200_000_000),
  kobo(1_000_000_000),
)

const slip = fc.record({
  salary,
  bonus: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: kobo(500_000_000) }),
  off: kobo(5_000_000),
  paye: kobo(100_000_000),
})

/** A job of some months with payslips from its first month on, each with a PAYE. */
export const jobs = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .map(([one, other]) => ({ first: Math.min(one, other), last: Math.max(one, other) }))
  .chain(({ first, last }) =>
    fc.record({
      first: fc.constant(first),
      last: fc.constant(last),
      benefits: fc.oneof(fc.constant(0), kobo(500_000_000)),
      rentTold: fc.oneof(fc.constant(0), kobo(500_000_000)),
      slips: fc.array(slip, { minLength: 1, maxLength: last - first + 1 }),
    }),
  )

export type DrawnJob = typeof jobs extends fc.Arbitrary<infer Job> ? Job : never

/** The same job as the oracle reads it. */
export function oracleJob({ first, last, benefits, rentTold, slips }: DrawnJob): OracleEmployer {
  return {
    first,
    last,
    benefits,
    rentTold,
    slips: Array.from({ length: 12 }, (_, index) => slips[index + 1 - first] ?? null),
  }
}

/** Jobs as a checked worksheet. */
export function contentOf(all: readonly DrawnJob[]): WorksheetContent<'pay'> {
  return {
    employers: all.map(({ first, last, benefits, rentTold }, index) => ({
      name: `Employer ${index + 1}`,
      firstMonth: String(first) as '1',
      lastMonth: String(last) as '1',
      benefits,
      rentTold,
    })),
    payslips: all.flatMap(({ first, slips }, index) =>
      slips.map(({ salary: paid, bonus, off, paye }, place) => ({
        employer: index + 1,
        month: String(first + place) as '1',
        salary: paid,
        bonus,
        pension: off,
        paye,
      })),
    ),
  }
}
