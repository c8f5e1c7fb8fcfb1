import { array, assert, boolean, integer, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import { secondSubscriptions } from './second-payments.ts'

type Looked = Parameters<typeof secondSubscriptions>[0][number]

const day = (days: number) => new Date(TEST_NOW.getTime() + days * 24 * 3_600_000)
const begun = (id: string, on: number, given: Partial<Looked> = {}): Looked => ({
  id,
  status: 'active',
  createdAt: day(on),
  periodEnd: day(on + 365),
  takenBackAt: null,
  isPaid: true,
  wonDisputeAt: null,
  ...given,
})
const first = begun('first', 0, { wonDisputeAt: day(10) })

it.each<[string, Looked[], string[]]>([
  ['begun while the first one was disputed', [first, begun('b', 12)], ['b']],
  ['two of them', [begun('c', 20), first, begun('b', 12)], ['b', 'c']],
  ['begun before the dispute', [first, begun('b', 9)], []],
  ['begun when the first year was over', [first, begun('b', 366)], []],
  ['nobody disputed anything', [begun('a', 0), begun('b', 12)], []],
  ['the first one is over', [{ ...first, status: 'canceled' }, begun('b', 12)], []],
  ['the first one is disputed once more', [{ ...first, takenBackAt: day(15) }, begun('b', 12)], []],
  ['the second one went back already', [first, begun('b', 12, { takenBackAt: day(13) })], []],
  ['the second one was never paid', [first, begun('b', 12, { isPaid: false, status: 'past_due' })], []],
  ['the second one was disputed and won too', [first, begun('b', 12, { wonDisputeAt: day(14) })], ['b']],
])('a second payment: %s', (_what, subscriptions, ids) => {
  expect(secondSubscriptions(subscriptions).map(({ id }) => id)).toEqual(ids)
})

it('whatever was begun and disputed, one that is paid for stays', () => {
  const any = record({
    on: integer({ min: 0, max: 3 }),
    disputed: integer({ min: -1, max: 2 }),
    paid: boolean(),
  })
  assert(
    property(array(any, { maxLength: 5 }), (given) => {
      const all = given.map(({ on, disputed, paid }, index) =>
        begun(String(index), on, { isPaid: paid, wonDisputeAt: disputed < 0 ? null : day(on + disputed) }),
      )
      const returned = secondSubscriptions(all)
      expect(returned.every(({ isPaid }) => isPaid)).toBe(true)
      const kept = all.filter((one) => one.isPaid && !returned.includes(one))
      expect(kept.length > 0).toBe(all.some(({ isPaid }) => isPaid))
    }),
  )
})
