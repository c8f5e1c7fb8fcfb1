import { expect, test } from 'vitest'
import { createSignal } from './outbox-relay.ts'

test('wakes who waits', async () => {
  const bell = createSignal()
  const waiting = bell.wait(60_000)
  bell.ring()
  await expect(waiting).resolves.toBeUndefined()
})

test('rung before, it cuts the next wait short, and only that one', async () => {
  const bell = createSignal()
  bell.ring()
  bell.ring()
  await bell.wait(60_000)
  const woken = await Promise.race([bell.wait(30).then(() => 'late'), bell.wait(1).then(() => 'in time')])
  expect(woken).toBe('in time')
})
