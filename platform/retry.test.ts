import { expect, test } from 'vitest'
import { backoffMs, retryUntilDone } from './retry.ts'
import { quietLogger as logger } from './testing/quiet-logger.ts'

test('pauses double from 100 ms up to 10 s, and lie between half and whole', () => {
  for (const [failures, whole] of [
    [1, 100],
    [2, 200],
    [5, 1_600],
    [8, 10_000],
    [2_000, 10_000],
  ] as const) {
    const ms = backoffMs(failures)
    expect(ms).toBeGreaterThanOrEqual(whole / 2)
    expect(ms).toBeLessThanOrEqual(whole)
  }
})

test('does work again until it succeeds', async () => {
  let tries = 0
  const work = async (): Promise<void> => {
    tries += 1
    if (tries < 3) throw new Error('not yet')
  }
  expect(await retryUntilDone('work', work, { signal: new AbortController().signal, logger })).toBe(true)
  expect(tries).toBe(3)
})

const never = (): Promise<void> => Promise.reject(new Error('never'))

test('gives up when it is told to', async () => {
  expect(await retryUntilDone('work', never, { signal: AbortSignal.timeout(20), logger })).toBe(false)
})
