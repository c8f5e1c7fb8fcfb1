import { describe, expect, test } from 'vitest'
import { isDatabaseUrl, serversOf } from './writable-server.ts'

describe('an address of the database', () => {
  test.each([
    ['postgres://ada:x@one/tax', [['one', 5432]]],
    ['postgresql://ada:x@one:6432/tax?sslmode=require', [['one', 6432]]],
    [
      'postgres://ada:p%40ss@one:5433,two,[::1]:5434/tax',
      [
        ['one', 5433],
        ['two', 5432],
        ['::1', 5434],
      ],
    ],
    ['postgres:///tax?host=/var/run/postgresql', [['', 5432]]],
  ])('%s names its servers', (url, servers) => {
    expect(isDatabaseUrl(url)).toBe(true)
    expect(serversOf(url).map(({ host, port }) => [host, port])).toEqual(servers)
  })

  test('of several servers leaves each with user, database and parameters', () => {
    expect(serversOf('postgres://ada:x@one:1,two:2/tax?sslmode=require').map(({ url }) => url)).toEqual([
      'postgres://ada:x@one:1/tax?sslmode=require',
      'postgres://ada:x@two:2/tax?sslmode=require',
    ])
  })

  test.each([
    'http://one/tax',
    'one',
    '',
    'postgres://ada:p/ss@one/tax',
    'postgres://ada:x@one:0x1/tax',
    'postgres://ada:12#3@one/tax',
    'postgres://ada:12?3@one/tax',
  ])('%s is none', (url) => expect(isDatabaseUrl(url)).toBe(false))
})
