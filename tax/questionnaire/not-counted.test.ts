import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contributionRows, rowsOf } from '../answers/keys.ts'
import type { RawAnswers } from '../answers/raw-answers.ts'
import { calculate } from '../calculate.ts'
import { amount, countingKeys, soundAnswers, status } from '../testing/arbitraries.ts'
import { notCounted, notCountedInWords } from './not-counted.ts'

const alone = (key: string, naira: number, of: string): RawAnswers => ({ status: of, [key]: naira })

describe('what a status does not count', () => {
  it('is named for no amount that changes the result, and for every income that changes nothing', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        // A contribution of 0 counts too: it stands in place of what is assumed.
        const named = countingKeys(answers).filter(
          (key) => notCounted(alone(key, answers[key] ?? 0, answers.status)).length > 0,
        )
        expect(named).toEqual([])
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...rowsOf('earned', 'investment', 'benefit')), status, (row, of) => {
        const context = { currentYear: 2026 }
        const isCounted =
          JSON.stringify(calculate({ status: of, salary: 1, [row.key]: 9_000_000 }, context)) !==
          JSON.stringify(calculate({ status: of, salary: 1 }, context))
        expect(notCounted(alone(row.key, 9_000_000, of)).length).toBe(isCounted ? 0 : 1)
      }),
    )
  })

  it('leaves the result as it is when all of it is taken away', () => {
    fc.assert(
      fc.property(soundAnswers, (answers) => {
        const context = { currentYear: 2026 }
        const counted = Object.fromEntries(
          Object.entries(answers).filter(
            ([key, value]) => notCounted(alone(key, Number(value), answers.status)).length === 0,
          ),
        )
        expect(calculate(counted, context)).toEqual(calculate(answers, context))
      }),
    )
  })

  it('adds up to what was given, to the kobo', () => {
    fc.assert(
      fc.property(amount, amount, (rent, car) => {
        const given = { status: 'pensioner', rentPaidByEmployer: rent, vehicleBenefit: car }
        const sum = notCounted(given).reduce((total, { naira }) => total + Math.round(naira * 100), 0)
        expect(sum).toBe(Math.round(rent * 100) + Math.round(car * 100))
      }),
    )
  })

  it('is nothing without a status, for zero, and for what is no amount', () => {
    for (const answers of [
      { vehicleBenefit: 900_000 },
      { status: 'king', vehicleBenefit: 900_000 },
      { status: 'pensioner', vehicleBenefit: '0' },
      { status: 'pensioner', vehicleBenefit: 'nine' },
      { status: 'employee', vehicleBenefit: 900_000 },
    ])
      expect(notCountedInWords(answers)).toBeUndefined()
  })

  it('is told in one sentence', () => {
    expect(notCountedInWords({ status: 'pensioner', vehicleBenefit: '900,000' })).toBe(
      '₦900,000 of benefits will not be counted for Pensioner.',
    )
    expect(notCountedInWords({ status: 'self-employed', salary: 1, allowances: 2 })).toBe(
      '₦3 of pay will not be counted for Self-Employed/Business Owner.',
    )
    const paid = Object.fromEntries(contributionRows.map(({ key }) => [key, 10]))
    expect(
      notCountedInWords({
        status: 'pensioner',
        businessIncome: 5,
        interest: 7,
        dividendsNigeria: 1,
        ...paid,
      }),
    ).toBe(
      '₦5 of business income, ₦8 of dividends and interest and ₦30 of contributions will not be counted for Pensioner.',
    )
  })
})
