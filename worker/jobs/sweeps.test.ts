import { expect, test } from 'vitest'
import { inBatches } from './sweeps.ts'

test('deletes until a batch comes back short', async () => {
  let left = 2_300
  const total = await inBatches(async (limit) => {
    const removed = Math.min(limit, left)
    left -= removed
    return removed
  })
  expect(total).toBe(2_300)
  expect(left).toBe(0)
})
