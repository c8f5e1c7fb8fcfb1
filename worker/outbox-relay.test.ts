import { expect, test } from 'vitest'
import { createSignal } from './outbox-relay.ts'

test('a signal ends the wait', async () => {
  const signal = createSignal()
  const waiting = signal.wait(60_000)
  signal.send()
  await expect(waiting).resolves.toBeUndefined()
})

test('a signal sent before ends the next wait at once, and only that one', async () => {
  const signal = createSignal()
  signal.send()
  signal.send()
  await signal.wait(60_000)
  const woken = await Promise.race([signal.wait(30).then(() => 'late'), signal.wait(1).then(() => 'in time')])
  expect(woken).toBe('in time')
})
