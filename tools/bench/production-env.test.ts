import { expect, test } from 'vitest'
import { readEnv } from '../../platform/env.ts'
import { productionEnv } from './production-env.ts'

test('what the benches run in is complete for production', () => {
  const env = readEnv(productionEnv('postgres://bench@127.0.0.1:5432/bench'))
  expect(env.NODE_ENV).toBe('production')
})
