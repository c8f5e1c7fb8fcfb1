import { describe, expect, it } from 'vitest'
import { countersInMemory } from '../../db/rate-counters.ts'
import { readEnv } from '../../platform/env.ts'
import { AppError } from '../../platform/errors.ts'
import { movableClock } from '../../platform/testing/movable-clock.ts'
import { byNetwork } from './limit-counts.ts'
import { createLimits, type LimitState } from './limits.ts'

const env = readEnv({
  NODE_ENV: 'test',
  PUBLIC_URL: 'http://naijatax.test',
  DATABASE_URL: 'postgres://nowhere',
  SMTP_URL: 'smtp://127.0.0.1:1',
  TOKEN_KEY: 'a key of thirty-two letters or so for tests',
  LIMIT_MAIL: '3/3600',
  LIMIT_FILES: '6/86400',
  LIMIT_MAIL_IP: '30/900',
})
const clock = movableClock()
const limiter = () =>
  createLimits(env, { counters: countersInMemory(), clock }).ofHandler({
    limits: [
      { name: 'LIMIT_MAIL', by: 'account', counts: 'mails' },
      { name: 'LIMIT_FILES', by: 'account', counts: 'mails' },
      { name: 'LIMIT_MAIL_IP', by: 'ip', counts: 'mails' },
    ],
  })
const both = [
  { name: 'LIMIT_MAIL', subject: 'ada' },
  { name: 'LIMIT_FILES', subject: 'ada' },
] as const
const refusalOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((thrown: unknown) => thrown)
  return error instanceof AppError ? [error.code, error.retryAfter, error.message] : error
}

describe('counting in several limits at once', () => {
  it('refuses when one is used up, and then counts in none of them', async () => {
    clock.set()
    const limits = limiter()
    for (let time = 0; time < 3; time += 1) await limits.takeEach(both)
    const told: LimitState[] = []
    for (let time = 0; time < 10; time += 1)
      expect(await refusalOf(limits.takeEach(both, { onCounted: (state) => told.push(state) }))).toEqual([
        'too_many_requests',
        3600,
        'Too many tries. Wait 60 minutes, then try again.',
      ])
    expect(told[0]).toMatchObject({ name: 'LIMIT_MAIL', left: 0 })
    clock.advance({ hours: 1 })
    for (let time = 0; time < 3; time += 1) await limits.takeEach(both)
    clock.advance({ hours: 1 })
    // Six in the day: the longer wait is told, in the words given.
    const asked = limits.takeEach(both, { refuse: (wait) => `Come back in ${wait}.` })
    const [, retryAfter, message] = (await refusalOf(asked)) as unknown[]
    expect(retryAfter).toBeGreaterThan(3600)
    expect(message).toMatch(/^Come back in \d+ hours\.$/)
  })

  it('can be taken back after the span is over, without giving anything away in the next', async () => {
    clock.set()
    const limits = limiter()
    const { takeBack } = await limits.takeEach([both[0]])
    clock.advance({ hours: 1 })
    await takeBack()
    for (let time = 0; time < 3; time += 1) await limits.takeEach([both[0]])
    expect(await refusalOf(limits.takeEach([both[0]]))).toHaveLength(3)
  })

  it('asked all at once admits no more than one by one', async () => {
    clock.set()
    const limits = limiter()
    const asked = await Promise.allSettled(Array.from({ length: 50 }, () => limits.takeEach(both)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })
})

const admitted = async (addresses: Iterable<string>) => {
  clock.set()
  const limits = limiter()
  let count = 0
  for (const ip of addresses) {
    const taken = await limits.takeEach(byNetwork('LIMIT_MAIL_IP', ip)).catch(() => undefined)
    count += taken ? 1 : 0
  }
  return count
}
const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))

describe('an address counts in every network it is in', () => {
  it.each([
    ['one IPv4 address', many(400, () => '102.89.1.2'), 30],
    ['a /24', many(400, (i) => `102.89.1.${i % 256}`), 100],
    ['several /24', many(400, (i) => `102.89.${i % 4}.${i % 256}`), 400],
    ['a /64', many(400, (i) => `2001:db8:1:2::${i.toString(16)}`), 30],
    ['a /56', many(400, (i) => `2001:db8:1:${(0x200 + (i % 256)).toString(16)}::1`), 60],
    ['a /48', many(400, (i) => `2001:db8:1:${(i * 160).toString(16)}::1`), 120],
    ['an IPv4 address, mapped', many(400, (i) => (i % 2 ? '102.89.1.2' : '::ffff:102.89.1.2')), 30],
  ])('%s is admitted its share', async (_name, addresses, most) => {
    expect(await admitted(addresses)).toBe(most)
  })
})
