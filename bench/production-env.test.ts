import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readEnv } from '../platform/env.ts'
import { imageMemory, productionEnv, workerMemory } from './production-env.ts'

test('what the benches run in is complete for production', () => {
  const env = readEnv(productionEnv('postgres://bench@127.0.0.1:5432/bench'))
  expect(env.NODE_ENV).toBe('production')
})

test('what the image sets for memory is what is measured', () => {
  const image = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8')
  for (const [name, value] of Object.entries(imageMemory))
    expect(image).toMatch(new RegExp(`^ENV .*\\b${name}="?${value}`, 'm'))
})

test('what the worker sets instead is what is measured', () => {
  const compose = parse(readFileSync(new URL('../docker-compose.yml', import.meta.url), 'utf8'), {
    merge: true,
  }) as { services: { worker: { environment: Record<string, string> } } }
  expect(compose.services.worker.environment).toMatchObject(workerMemory)
})
