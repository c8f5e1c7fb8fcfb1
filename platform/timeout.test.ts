import { expect, test } from 'vitest'
import { TimeoutError, withTimeout } from './timeout.ts'

test('gives what the work gives, or throws what it throws', async () => {
  await expect(withTimeout(60_000, 'adding', Promise.resolve('added'))).resolves.toBe('added')
  await expect(withTimeout(60_000, 'adding', Promise.reject(new Error('full')))).rejects.toThrow('full')
})

test('stops waiting for work that never ends', async () => {
  const never = new Promise(() => undefined)
  await expect(withTimeout(5, 'adding', never)).rejects.toEqual(new TimeoutError('adding', 5))
})
