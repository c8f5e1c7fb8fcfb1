import { assert, constantFrom, array, property } from 'fast-check'
import { expect, it } from 'vitest'
import { planChanges, type PlanChange, type Stored } from './plan-notices.ts'

const states = {
  renews: { renewal: 'automatic', endedBecause: null },
  'runs out': { renewal: 'cancelled', endedBecause: null },
  'payment failed': { renewal: 'payment_failed', endedBecause: null },
  cancelled: { renewal: null, endedBecause: 'cancelled' },
  'ran out': { renewal: null, endedBecause: 'ran_out' },
  disputed: { renewal: 'cancelled', endedBecause: 'disputed' },
  'given back': { renewal: null, endedBecause: 'refunded' },
  lost: { renewal: null, endedBecause: 'dispute_lost' },
} as const satisfies Record<string, Omit<Stored, 'id'>>
type State = keyof typeof states
type Told = PlanChange<Stored>['kind']

const one = (state: State | 'not known', id = 'sub_1'): Stored[] =>
  state === 'not known' ? [] : [{ id, ...states[state] }]
const told = (before: Stored[], after: Stored[]) => planChanges(before, after).map(({ kind }) => kind)

it.each<[State | 'not known', State, Told[]]>([
  ['not known', 'renews', []],
  ['not known', 'runs out', ['renewal-cancelled']],
  ['not known', 'cancelled', ['pro-ended']],
  ['renews', 'renews', []],
  ['renews', 'runs out', ['renewal-cancelled']],
  ['renews', 'cancelled', ['pro-ended']],
  ['renews', 'disputed', ['pro-ended']],
  ['renews', 'given back', []],
  ['runs out', 'renews', ['renewal-resumed']],
  ['runs out', 'ran out', ['pro-ended']],
  ['runs out', 'runs out', []],
  ['disputed', 'renews', ['pro-restored']],
  ['disputed', 'runs out', ['pro-restored']],
  ['disputed', 'lost', []],
  ['disputed', 'disputed', []],
  ['payment failed', 'renews', []],
  ['cancelled', 'cancelled', []],
  ['cancelled', 'given back', []],
])('%s, then %s: %j is told', (before, after, expected) => {
  expect(told(one(before), one(after))).toEqual(expected)
})

it('of two subscriptions of which one goes on renewing, the other’s renewal is not the plan’s', () => {
  const both = [...one('renews', 'a'), ...one('renews', 'b')]
  const surplus = [...one('runs out', 'a'), ...one('renews', 'b')]
  expect(told(both, surplus)).toEqual([])
  expect(told(one('renews', 'b'), surplus)).toEqual([])
  expect(told(surplus, [...one('runs out', 'a'), ...one('runs out', 'b')])).toEqual(['renewal-cancelled'])
})

/** What somebody believes of their subscription who reads these mails, and those about money, one after the other. */
function believed(history: readonly State[]): string {
  let belief = 'renews'
  for (const [index, state] of history.entries()) {
    const before = history[index - 1]
    for (const kind of told(one(before ?? 'renews'), one(state))) {
      if (kind === 'pro-ended') belief = 'over'
      if (kind === 'renewal-cancelled') belief = 'runs out'
      if (kind === 'renewal-resumed') belief = 'renews'
      if (kind === 'pro-restored') belief = states[state].renewal === 'automatic' ? 'renews' : 'runs out'
    }
    if (state === 'given back' || state === 'lost') belief = 'over'
  }
  return belief
}

const inTruth = (state: State): string => {
  if (states[state].endedBecause !== null) return 'over'
  return states[state].renewal === 'automatic' ? 'renews' : 'runs out'
}

it('whatever happens to a subscription, who reads the mails knows how it stands', () => {
  const running = constantFrom<State>('renews', 'runs out', 'disputed')
  const last = constantFrom<State>(
    'renews',
    'runs out',
    'disputed',
    'cancelled',
    'ran out',
    'given back',
    'lost',
  )
  assert(
    property(array(running, { maxLength: 6 }), last, (history, end) => {
      expect(believed([...history, end])).toBe(inTruth(end))
    }),
  )
})
