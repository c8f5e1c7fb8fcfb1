import { expect, test } from 'vitest'
import { redisFaults } from './queue-backends.ts'

const info = (policy: string, appendOnly: 0 | 1): string =>
  `# Memory\r\nmaxmemory:0\r\nmaxmemory_policy:${policy}\r\n\r\n# Persistence\r\nloading:0\r\naof_enabled:${appendOnly}\r\n`

test('a Redis that keeps every job is not complained of', () => {
  expect(redisFaults(info('noeviction', 1))).toEqual([])
})

test('one that may throw jobs away or forget them is, with how to mend it', () => {
  expect(redisFaults(info('allkeys-lru', 0))).toEqual([
    expect.stringContaining('set maxmemory-policy noeviction'),
    expect.stringContaining('set appendonly yes'),
  ])
})

test('one that does not tell is left alone', () => {
  expect(redisFaults('# Server\r\nredis_version:7.2.0\r\n')).toEqual([])
})
