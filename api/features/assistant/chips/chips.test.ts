import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide } from '../deciding/index.ts'
import { amount, reading } from '../deciding/testing/readings.ts'
import { recall, say } from '../dialogue/index.ts'
import {
  type Period,
  periods,
  type ReadAmount,
  type Reading,
  type Role,
  roleOf,
  roles,
} from '../reading/index.ts'
import { chipsOf } from './index.ts'

const told = { own: undefined, currentYear: 2026 }

/** What a conversation knows when this reading is the last that was shown. */
function shownLast(read: Reading): Parameters<typeof say>[0] {
  const decision = decide(read, { ...told, isConfirmed: false })
  return {
    ...recall([], told),
    reading: read,
    asked: decision.kind === 'ask' ? decision.ask : undefined,
    last: decision.kind,
  }
}

/** What tells one amount from another, whatever it is called or however it was typed. */
const essence = ({ value, currency, isPercent, role, period, times, pair, person }: ReadAmount) => ({
  value,
  currency,
  isPercent,
  role,
  period,
  times,
  pair,
  person,
})
const amountsOf = ({ amounts }: Reading) => amounts.map(essence)

const anyAmount = fc
  .record({
    role: fc.option(fc.constantFrom<Role>(...(Object.keys(roles) as Role[])), { nil: undefined, freq: 8 }),
    // Few values, so that two amounts are often alike.
    value: fc.constantFrom(50_000, 300_000, 300_000.5, 500_000, 1_200_000),
    period: fc.option(fc.constantFrom<Period>('month', 'year', 'week', 'day'), { nil: undefined }),
    share: fc.option(fc.constantFrom(2.5, 8), { nil: undefined, freq: 3 }),
    currency: fc.constantFrom('NGN', 'NGN', 'NGN', 'NGN', 'USD'),
  })
  .map(({ role, value, period, share, currency }) =>
    share !== undefined && (role === 'pension' || role === 'nhf')
      ? amount(role, share, { isPercent: true, period: undefined, words: `${share}%` })
      : amount(role, value, { period, currency, periodBy: period === undefined ? 'usual' : 'said' }),
  )
const anyReading = fc.array(anyAmount, { minLength: 1, maxLength: 4 }).map((amounts) =>
  reading({
    text: 'what is the tax on this',
    amounts: amounts.map((each, at) => ({ ...each, at: at * 10 })),
    unplaced: amounts.filter(({ role }) => role === undefined).map(({ words }) => words),
  }),
)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
function roleNamed(label: string): Role {
  const role = (Object.keys(roles) as Role[]).find((each) => capital(roleOf(each).name) === label)
  if (role === undefined) throw new Error(`no role ${label}`)
  return role
}
const periodNamed = (label: string) =>
  (Object.keys(periods) as Period[]).find((period) => capital(periods[period].name) === label)

/** The amounts as they have to be after a choice of the chip at this place. */
function wanted(read: Reading, at: number, label: string) {
  const all = amountsOf(read)
  const one = all[at]
  if (one === undefined) throw new Error('no such amount')
  if (label === 'Leave it out') return all.toSpliced(at, 1)
  const period = periodNamed(label)
  if (period) return all.with(at, { ...one, period, times: undefined })
  const role = roleNamed(label)
  const { usual } = roleOf(role)
  const ofRole = usual === 'asked' || usual === 'pay' ? undefined : usual
  return all.with(at, { ...one, role, period: one.period ?? ofRole })
}

describe('every choice of every chip', () => {
  test('of an amount changes that amount, and nothing else', () => {
    fc.assert(
      fc.property(anyReading, (read) => {
        const known = shownLast(read)
        for (const [at] of read.amounts.entries())
          for (const { label, says } of chipsOf(read, undefined)[at]?.choices ?? [])
            expect(amountsOf(say(known, says, told).reading), says).toEqual(wanted(read, at, label))
      }),
    )
  })

  test('the box of an amount puts what is typed in its place', () => {
    fc.assert(
      fc.property(anyReading, fc.integer({ min: 1, max: 99 }), (read, typed) => {
        const known = shownLast(read)
        for (const [at, one] of read.amounts.entries()) {
          const box = chipsOf(read, undefined)[at]?.box
          if (!box) continue
          const value = one.isPercent ? typed : typed * 1000
          const says = box.says.replace('{amount}', value.toLocaleString('en-NG'))
          expect(amountsOf(say(known, says, told).reading), says).toEqual(
            amountsOf(read).with(at, { ...essence(one), value }),
          )
        }
      }),
    )
  })

  test('a contribution that was not said is added to what was, and another year changes nothing else', () => {
    fc.assert(
      fc.property(anyReading, (read) => {
        const known = shownLast(read)
        for (const { says } of chipsOf(read, 2026)
          .slice(read.amounts.length)
          .flatMap(({ choices }) => choices)) {
          const next = say(known, says, told).reading
          const isYear = says === 'and for 2025?'
          expect(amountsOf(next).slice(0, read.amounts.length), says).toEqual(amountsOf(read))
          expect(next.amounts.length, says).toBe(read.amounts.length + (isYear ? 0 : 1))
          expect(next.years).toEqual(isYear ? [2025] : [])
        }
      }),
    )
  })

  test('says something else than every other choice', () => {
    fc.assert(
      fc.property(anyReading, (read) => {
        const all = chipsOf(read, 2026).flatMap(({ choices }) => choices.map(({ says }) => says))
        expect(new Set(all).size).toBe(all.length)
      }),
    )
  })
})

describe('every answer to tap of its own question', () => {
  test('answers it: the same is asked again of another amount at most', () => {
    fc.assert(
      fc.property(anyReading, (read) => {
        const known = shownLast(read)
        for (const { says } of known.asked?.options ?? []) {
          const next = say(known, says, told)
          const asked = next.decision.kind === 'ask' ? next.decision.ask : undefined
          expect({ asked, amounts: amountsOf(next.reading) }, says).not.toEqual({
            asked: known.asked,
            amounts: amountsOf(read),
          })
        }
      }),
      { numRuns: 500 },
    )
  })

  test('a confirmation never settles an amount that has no place', () => {
    const confirmation = fc.constantFrom('Calculate', 'yes', 'correct', 'na so', 'ok', 'go ahead')
    fc.assert(
      fc.property(anyReading, confirmation, (read, says) => {
        fc.pre(read.unplaced.length > 0)
        expect(say(shownLast(read), says, told).decision.kind).not.toMatch(/sum|rule/)
      }),
    )
  })
})
