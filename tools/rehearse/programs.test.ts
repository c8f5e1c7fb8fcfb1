import { expect, test } from 'vitest'
import { keepsStatements } from './house/programs.ts'

test.each([
  ['1.18.0', false],
  ['1.20.1', false],
  ['1.21.0', true],
  ['1.24.1', true],
  ['2.0.0', true],
  ['unknown', false],
])('PgBouncer %s keeps prepared statements: %s', (version, keeps) => {
  expect(keepsStatements(version)).toBe(keeps)
})
