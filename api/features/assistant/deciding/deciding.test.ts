import { expect, test } from 'vitest'
import { decide } from './index.ts'
import { amount, reading } from './testing/readings.ts'

const nobody = { own: undefined, currentYear: 2026, isConfirmed: false }

test('a matter of the law is looked up, whatever limit it names', () => {
  const asked = reading({ intent: 'lookup', amounts: [amount('threshold', 500_000)] })
  expect(decide(asked, nobody)).toEqual({ kind: 'lookup' })
})
