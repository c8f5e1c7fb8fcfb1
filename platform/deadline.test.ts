import { expect, test } from 'vitest'
import { TooLate, within } from './deadline.ts'

test('gives what the work gives, or throws what it throws', async () => {
  await expect(within(60_000, 'adding', Promise.resolve('added'))).resolves.toBe('added')
  await expect(within(60_000, 'adding', Promise.reject(new Error('full')))).rejects.toThrow('full')
})

test('stops waiting for work that never ends', async () => {
  const never = new Promise(() => undefined)
  await expect(within(5, 'adding', never)).rejects.toEqual(new TooLate('adding', 5))
})
