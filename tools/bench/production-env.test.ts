import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv } from '../../platform/env.ts'
import { imageMemory, productionEnv } from './production-env.ts'

test('what the benches run in is complete for production', () => {
  const env = readEnv(productionEnv('postgres://bench@127.0.0.1:5432/bench'))
  expect(env.NODE_ENV).toBe('production')
})

test('what the image sets for memory is what is measured', () => {
  const image = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8')
  for (const [name, value] of Object.entries(imageMemory))
    expect(image).toMatch(new RegExp(`^ENV .*\\b${name}="?${value}`, 'm'))
})
