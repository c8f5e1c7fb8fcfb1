import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jobsOracle, payOracle } from '../../testing/pay-oracle.ts'
import { contentOf, type DrawnJob, jobs, oracleJob } from '../../testing/pay-worksheets.ts'
import { rulesOf } from '../index.ts'
import { type Cause, takenBy } from './causes.ts'
import { checkPayslips, type EmployerCheck } from './check-payslips.ts'
import { employersOf } from './employer-year.ts'
import { knownJob, termsOf } from './known-pay.ts'
import { dueOf, type Method, rightly } from './paye.ts'
import { nigeriaTaxAct } from '../../years/nta-2025.ts'

const context = { taxYear: 2026 }
const kobo = (naira: number) => Math.round(naira * 100)

function checksOf(all: readonly DrawnJob[]): readonly EmployerCheck[] {
  return checkPayslips(contentOf(all), context).flatMap((one) => (one.ok ? [one.check] : []))
}

/** What is due until each payslip by the engine, in kobo, by both readings of a bonus. */
function duesOf(job: DrawnJob) {
  const [employer] = employersOf(contentOf([job]))
  const known = employer === undefined ? null : knownJob(employer)
  if (employer === undefined || known === null) throw new Error('a drawn job has every payslip')
  const terms = termsOf(employer, known, nigeriaTaxAct)
  return known.parts.map(({ month, year, worked }) => ({
    month,
    spread: BigInt(dueOf(year, worked, terms, { ...rightly, bonus: 'spread' })),
    atOnce: BigInt(dueOf(year, worked, terms, rightly)),
  }))
}

describe('what is due by the month', () => {
  test('is what the law comes to exactly, whatever the months, pay, bonus, benefits and rent', () => {
    fc.assert(
      fc.property(jobs, (job) => {
        expect(duesOf(job)).toEqual(payOracle(oracleJob(job)))
      }),
      { numRuns: 3_000 },
    )
  })

  test('is never below nothing, and comes to the tax of the year when the last month is worked', () => {
    fc.assert(
      fc.property(jobs, (job) => {
        for (const check of checksOf([job])) {
          const isSettled = !check.isComplete || check.due === check.yearTax
          expect([check.months.every(({ due }) => due >= 0), isSettled]).toEqual([true, true])
        }
      }),
    )
  })

  test('of a steady job adds up to the tax of its year to the kobo, for every first and last month', () => {
    const seen: number[] = []
    for (let first = 1; first <= 12; first++)
      for (let last = first; last <= 12; last++)
        for (const bonusMonth of [null, ...Array.from({ length: last - first + 1 }, (_, at) => first + at)]) {
          const slips = Array.from({ length: last - first + 1 }, (_, at) => ({
            salary: 333_333.33,
            bonus: first + at === bonusMonth ? 777_777.77 : 0,
            off: 26_666.67,
            paye: 0,
          }))
          const [check] = checksOf([{ first, last, benefits: 0, rentTold: 0, slips }])
          const sum = (check?.months ?? []).reduce((all, { due }) => all + kobo(due), 0)
          const [alone] = jobsOracle([
            {
              pay: (33_333_333 * slips.length + (bonusMonth === null ? 0 : 77_777_777)) / 100,
              off: (2_666_667 * slips.length) / 100,
              months: slips.length,
            },
          ]).alone
          expect([sum, check?.yearTax]).toEqual([Number(alone) * 100, Number(alone)])
          seen.push(sum)
        }
    expect(seen).toHaveLength(442)
  })
})

const withPaye = (job: DrawnJob, paye: readonly number[]): DrawnJob => ({
  ...job,
  slips: job.slips.map((slip, at) => ({ ...slip, paye: paye[at] ?? 0 })),
})

describe('the payslip check', () => {
  test('finds nothing but a year to settle where each month took what was due by either reading of a bonus', () => {
    fc.assert(
      fc.property(jobs, fc.constantFrom('spread', 'atOnce'), (job, reading) => {
        let before = 0n
        const paye = payOracle(oracleJob(job)).map((due) => {
          const month = due[reading] > before ? due[reading] - before : 0n
          before += month
          return Math.round(Number(month) / 100)
        })
        const [check] = checksOf([withPaye(job, paye)])
        const found = (check?.findings ?? []).map(({ causes, over }) => [causes, kobo(over)])
        // Where pay fell, months before may have taken more than the whole year owes, and the last has to give it back.
        const beyond = paye.reduce((sum, month) => sum + month, 0) * 100 - kobo(check?.due ?? 0)
        const isGivenBack = check?.isComplete === true && beyond > 100 * (job.last - job.first + 1)
        expect(found).toEqual(isGivenBack ? [[['not-settled'], beyond]] : [])
      }),
    )
  })

  test('finds what is taken beyond a naira of rounding in the first month of a steady job, and names it', () => {
    fc.assert(
      fc.property(jobs, fc.integer({ min: 2, max: 1_000_000 }), (job, over) => {
        const [slip] = job.slips
        fc.pre(slip !== undefined && slip.salary > 0)
        const steady = { ...job, slips: slip === undefined ? [] : [{ ...slip, bonus: 0 }] }
        const [due] = payOracle(oracleJob(steady))
        const taken = (Number(due?.atOnce ?? 0n) + over * 100) / 100
        const [check] = checksOf([withPaye(steady, [taken])])
        expect(check?.findings.map(({ months }) => months.map(({ month }) => month))).toEqual([[job.first]])
        expect(kobo(check?.findings[0]?.over ?? 0)).toBe(over * 100)
      }),
    )
  })
})

/** Ways of counting with one mistake, as a payroll makes them every month. */
const mistakes: readonly (readonly [Cause, Partial<Method>])[] = [
  ['contributions', { contributions: 'none' }],
  ['assumed-pension', { contributions: 'assumed' }],
  ['rent', { rent: 'left-out' }],
  ['bonus-top-band', { bonus: 'top-band' }],
  ['twelve-months', { months: 'twelve-of-each' }],
]

describe.each(mistakes)('a payroll that makes the mistake of %s', (cause, mistake) => {
  test('is told just that, wherever it changes the PAYE by more than rounding', () => {
    // A job of nine months whose bonus is so high that no other mistake comes to the same.
    const slips = Array.from({ length: 9 }, (_, at) => ({
      salary: 611_111.11,
      bonus: at === 4 ? 3_456_789.01 : 0,
      off: 33_333.33,
      paye: 0,
    }))
    const job = { first: 3, last: 11, benefits: 0, rentTold: 1_234_567, slips }
    const [employer] = employersOf(contentOf([job]))
    const known = employer === undefined ? null : knownJob(employer)
    const terms = employer && known && termsOf(employer, known, nigeriaTaxAct)
    const paye = (known?.parts ?? []).map((part, at, parts) =>
      terms ? takenBy({ ...rightly, ...mistake }, part, parts[at - 1], terms) / 100 : 0,
    )
    const [check] = checksOf([withPaye(job, paye)])
    expect(new Set(check?.findings.flatMap(({ causes }) => causes))).toEqual(new Set([cause]))
  })
})

describe('the answers that it fills', () => {
  const rules = rulesOf('pay')

  test('are the sums of the months, to the kobo, and the same when they are filled twice', () => {
    fc.assert(
      fc.property(fc.array(jobs, { minLength: 1, maxLength: 3 }), (all) => {
        const content = contentOf(all)
        const fills = rules.fills(content, context)
        expect(rules.fills(content, context)).toEqual(fills)
        const paying = all.filter(({ slips }) => slips.some(({ salary, bonus }) => salary + bonus > 0))
        const sum = (of: (slip: DrawnJob['slips'][number]) => number) =>
          paying.flatMap(({ slips }) => slips).reduce((total, slip) => total + kobo(of(slip)), 0)
        const expected = {
          salary: sum(({ salary }) => salary),
          commissions: sum(({ bonus }) => bonus),
          pensionContribution: sum(({ off }) => off),
          payeTaken: sum(({ paye }) => paye),
        }
        const filled = Object.keys(expected).map((key) => [key, kobo(Number(fills[key as 'salary']))])
        expect([fills.jobs, paying.length === 0 ? {} : Object.fromEntries(filled)]).toEqual(
          paying.length === 0 ? [undefined, {}] : [String(paying.length), expected],
        )
      }),
    )
  })

  test('never break the rules, whatever fits the boxes', () => {
    fc.assert(
      fc.property(fc.array(jobs, { maxLength: 3 }), (all) => {
        const content = contentOf(all)
        expect(rules.faults?.(content, context)).toEqual({})
        expect(rules.sections(content, context).length).toBeLessThanOrEqual(4)
        expect(rules.remarks(content, context).every(({ words }) => !words.includes('NaN'))).toBe(true)
      }),
    )
  })
})
