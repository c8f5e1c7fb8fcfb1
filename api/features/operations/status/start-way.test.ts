import { expect, test } from 'vitest'
import { startWayOf, supportWayOf } from './start-way.ts'

test.each([
  ['npm start', 'development', {}],
  ['npm start', 'development', { INVOCATION_ID: 'a', KUBERNETES_SERVICE_HOST: 'b' }],
  ['compose', 'production', {}],
  ['systemd', 'production', { INVOCATION_ID: 'a' }],
  ['kubernetes', 'production', { INVOCATION_ID: 'a', KUBERNETES_SERVICE_HOST: 'b' }],
] as const)('%s is known by its surroundings: %s %o', (way, NODE_ENV, surroundings) => {
  expect(startWayOf({ NODE_ENV }, surroundings)).toBe(way)
})

test.each([
  ['npm start', {}, '/srv/naijatax/api/cli/support/main.ts'],
  ['compose', { NODE_ENV: 'production' }, '/app/dist/server/api/cli/support/main.js'],
  ['systemd', {}, '/opt/naijatax/current/dist/server/api/cli/support/main.js'],
  ['kubernetes', { NODE_ENV: 'production', KUBERNETES_SERVICE_HOST: 'b' }, '/app/dist/main.js'],
] as const)('a command of support was typed as beside %s: %o %s', (way, env, file) => {
  expect(supportWayOf(env, file)).toBe(way)
})
