import { describe, expect, it } from 'vitest'
import { readPorts } from './ports.ts'

describe('readPorts', () => {
  it('derives every port from PORT', () => {
    expect(readPorts({})).toEqual({
      app: 3000,
      inbox: 3001,
      smtp: 3002,
      postgres: 3003,
      metrics: 3004,
      google: 3005,
      microsoft: 3006,
      stripe: 3007,
      workerMetrics: 3009,
      api: 3008,
    })
    expect(readPorts({ PORT: '4100' }).stripe).toBe(4107)
  })

  it('lets each be moved by its own variable', () => {
    expect(readPorts({ POSTGRES_PORT: '5555' })).toMatchObject({ postgres: 5555, metrics: 3004 })
  })

  it.each([
    [{ PORT: 'http' }, /PORT is "http"; it must be a port number/],
    [{ PORT: '0' }, /PORT is "0"/],
    [{ PORT: '65535' }, /leave room/],
    [{ SMTP_PORT: '70000' }, /SMTP_PORT is "70000"/],
    [{ SMTP_PORT: '3000' }, /SMTP_PORT 3000 is given twice/],
  ])('refuses %o', (env, words) => {
    expect(() => readPorts(env)).toThrow(words)
  })
})
