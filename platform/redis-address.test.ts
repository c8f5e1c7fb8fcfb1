import { describe, expect, test } from 'vitest'
import { isRedisUrl, redisAddressOf } from './redis-address.ts'

describe('an address of Redis', () => {
  test.each([
    ['redis://one', { kind: 'server', options: { host: 'one', port: 6379 } }],
    [
      'rediss://ada:p%40ss@one:6380/3',
      {
        kind: 'server',
        options: { host: 'one', port: 6380, username: 'ada', password: 'p@ss', db: 3, tls: {} },
      },
    ],
    [
      'redis://:secret@[::1]:6380',
      { kind: 'server', options: { host: '::1', port: 6380, password: 'secret' } },
    ],
    [
      'redis+sentinel://:secret@one,two:26380/jobs/2?sentinelPassword=s',
      {
        kind: 'sentinel',
        options: {
          password: 'secret',
          db: 2,
          name: 'jobs',
          sentinels: [
            { host: 'one', port: 26_379 },
            { host: 'two', port: 26_380 },
          ],
          sentinelPassword: 's',
        },
      },
    ],
    [
      'rediss+cluster://ada:x@one:7000,two',
      {
        kind: 'cluster',
        nodes: [
          { host: 'one', port: 7000 },
          { host: 'two', port: 6379 },
        ],
        options: { username: 'ada', password: 'x', tls: {} },
      },
    ],
  ])('%s is read', (url, address) => {
    expect(isRedisUrl(url)).toBe(true)
    expect(redisAddressOf(url)).toEqual(address)
  })

  test.each([
    '',
    'one',
    'http://one',
    'redis://',
    'redis://one,two',
    'redis+sentinel://one',
    'redis://:p/ss@one',
  ])('%s is none', (url) => expect(isRedisUrl(url)).toBe(false))
})
