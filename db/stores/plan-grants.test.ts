import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { endOfGrants, layOut, leftOf, type PlanGrant } from './plan-grants.ts'

const DAY = 24 * 3_600_000
const at = (day: number) => new Date(Date.UTC(2026, 10, 21) + day * DAY)
type Laid = Pick<PlanGrant, 'beginsAt' | 'endsAt'>
const grant = (begins: number, ends: number): Laid => ({ beginsAt: at(begins), endsAt: at(ends) })
const daysLeft = (grants: readonly Laid[], day: number) =>
  grants.reduce((sum, one) => sum + leftOf(one, at(day)) / DAY, 0)

it.each<[string, Laid[], number | null, Laid[]]>([
  [
    'nothing is paid: they begin now, one after the other',
    [grant(10, 13), grant(10, 15)],
    null,
    [grant(10, 13), grant(13, 18)],
  ],
  ['paid for longer: they wait behind it', [grant(10, 13)], 100, [grant(100, 103)]],
  ['what was paid ended: one that runs is left alone', [grant(8, 13)], 8, [grant(8, 13)]],
  ['paid again while one runs: what is left of it waits', [grant(8, 13)], 375, [grant(375, 378)]],
  ['the payment was given back: it begins at once', [grant(375, 378)], 10, [grant(10, 13)]],
  ['spent ones stay', [grant(1, 4), grant(300, 303)], null, [grant(1, 4), grant(10, 13)]],
])('%s', (_, before, paidUntil, after) => {
  expect(layOut(before, paidUntil === null ? null : at(paidUntil), at(10))).toEqual(after)
})

it('whatever is paid and given back, no granted day is lost and none is had twice', () => {
  const happening = oneof(
    record({ is: constantFrom('grant' as const), days: integer({ min: 1, max: 40 }) }),
    record({
      is: constantFrom('pay' as const, 'give back' as const, 'wait' as const),
      days: integer({ min: 1, max: 400 }),
    }),
  )
  assert(
    property(array(happening, { maxLength: 12 }), (story) => {
      let today = 0
      let paidUntil = 0
      let granted = 0
      let spent = 0
      let grants: Laid[] = []
      for (const { is, days } of story) {
        if (is === 'grant') grants.push(grant(today, today + days))
        if (is === 'grant') granted += days
        if (is === 'pay') paidUntil = Math.max(today, paidUntil) + days
        if (is === 'give back') paidUntil = Math.min(today, paidUntil)
        grants = layOut(grants, at(paidUntil), at(today))
        if (is === 'wait') {
          spent += Math.min(daysLeft(grants, today), Math.max(0, today + days - Math.max(today, paidUntil)))
          today += days
        }
        expect(daysLeft(grants, today) + spent).toBe(granted)
        const end = endOfGrants(grants)
        expect(Math.max(0, ((end?.getTime() ?? 0) - at(Math.max(today, paidUntil)).getTime()) / DAY)).toBe(
          daysLeft(grants, today),
        )
      }
    }),
    { numRuns: 300 },
  )
})
