import { expect, test } from 'vitest'
import { startWayOf } from './start-way.ts'

test.each([
  ['npm start', 'development', {}],
  ['npm start', 'development', { INVOCATION_ID: 'a', KUBERNETES_SERVICE_HOST: 'b' }],
  ['compose', 'production', {}],
  ['systemd', 'production', { INVOCATION_ID: 'a' }],
  ['kubernetes', 'production', { INVOCATION_ID: 'a', KUBERNETES_SERVICE_HOST: 'b' }],
] as const)('%s is known by its surroundings: %s %o', (way, NODE_ENV, surroundings) => {
  expect(startWayOf({ NODE_ENV }, surroundings)).toBe(way)
})
