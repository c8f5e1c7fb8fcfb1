import { describe, expect, expectTypeOf, it, test } from 'vitest'
import { isWaitedFor, jobNames, jobs, queueNames, schedules, type OutboxJobName } from './jobs.ts'
import { mails } from './mails.ts'

const id = '01920000-0000-7000-8000-000000000000'
/** Ids that are not ours. */
const foreign: Record<string, string> = { customerId: 'cus_1' }
const { payload } = jobs['send-email']
const accepts = (value: unknown): boolean => payload.safeParse(value).success

describe.each(Object.entries(mails))('the payload of the mail %s', (mail, ids) => {
  const needed = Object.entries(ids).flatMap(([name, { _zod }]) => (_zod.optin === 'optional' ? [] : [name]))
  const complete: Record<string, string> = {
    mail,
    ...Object.fromEntries(needed.map((name) => [name, foreign[name] ?? id])),
  }

  it('takes its ids, with the request or without', () => {
    expect(payload.parse(complete)).toEqual(complete)
    expect(accepts({ ...complete, requestId: 'request-1234' })).toBe(true)
  })

  it('lacks none of them and has no other', () => {
    for (const name of needed) expect(accepts({ ...complete, [name]: undefined })).toBe(false)
    for (const name of ['mailTokenId', 'billingNoticeId', 'submissionId', 'securityEventId', 'reminderId'])
      expect(accepts({ ...complete, [name]: id })).toBe(needed.includes(name))
  })
})

test('the mail about an event goes to the address of before, or to the account’s: to no other', () => {
  const told = { mail: 'security-notice', accountId: id, securityEventId: id }
  expect(accepts({ ...told, to: 'old address' })).toBe(true)
  expect(accepts({ ...told, to: 'ada@example.test' })).toBe(false)
})

// The links of undo-email-change died with the rule, which their owners are told; password-changed is two versions old.
test('mails of earlier versions that still wait in a queue are understood', () => {
  for (const ids of [
    { mail: 'verify-email', mailTokenId: id },
    { mail: 'already-registered' },
    { mail: 'reset-password', mailTokenId: id },
    { mail: 'change-email', mailTokenId: id },
    { mail: 'link-identity', mailTokenId: id },
    { mail: 'payment-receipt', billingNoticeId: id },
    { mail: 'payment-failed', billingNoticeId: id },
    { mail: 'renewal-reminder', billingNoticeId: id },
    { mail: 'report', submissionId: id },
  ])
    expect(accepts({ accountId: id, ...ids })).toBe(true)
})

test('an unknown mail, or anything that is no id, is refused', () => {
  expect(accepts({ mail: 'newsletter', accountId: id })).toBe(false)
  expect(accepts({ mail: 'already-registered', accountId: 'ada@example.test' })).toBe(false)
  expect(accepts({ mail: 'already-registered', accountId: id, to: 'ada@example.test' })).toBe(false)
})

// Written out on purpose: how often a job runs is reviewed here, not derived.
test('jobs that run by the clock, with their minutes, or the hour in Lagos; each takes an empty payload', () => {
  expect(
    Object.fromEntries(
      schedules.map(({ name, timing }) => [name, 'every' in timing ? timing.every / 60_000 : timing.dailyAt]),
    ),
  ).toEqual({
    'watch-outbox': 2,
    'recover-lost-mails': 1,
    'keep-erased-log': 2,
    'sweep-closed-door': 60,
    'purge-outbox': 60,
    'purge-billing': 60,
    'purge-sign-ins': 60,
    'run-email-changes': 60,
    'erase-unused-accounts': '01:00',
    'tell-of-regains': 60,
    'remind-renewals': 60,
    'remind-of-dates': 60,
    'remind-of-law': '01:00',
    'reconcile-billing': '01:00',
    'look-for-events': 5,
    'purge-reports': 60,
    'purge-records': '01:00',
  })
  for (const { name } of schedules) expect(jobs[name].payload.safeParse({}).success).toBe(true)
})

test('the nightly comparison with Stripe goes on for hours while Stripe is away, and is over before the next night', () => {
  const { attempts, firstDelayMs } = jobs['reconcile-billing'].retry
  const longest = (2 ** (attempts - 1) - 1) * firstDelayMs
  const HOURS = 3_600_000
  // Half of each pause is left to chance.
  expect(longest / 2).toBeGreaterThan(4 * HOURS)
  expect(longest).toBeLessThan(20 * HOURS)
})

test('jobs that an event may ask for', () => {
  expectTypeOf<OutboxJobName>().toEqualTypeOf<
    | 'send-email'
    | 'answer-mail-request'
    | 'sync-subscription'
    | 'reread-customer'
    | 'cancel-at-stripe'
    | 'reconcile-now'
    | 'render-report'
    | 'render-return-pack'
  >()
})

test('nobody waits for what the clock alone asks for, nor for the customers that the night reads again', () => {
  const waitedFor = jobNames.filter((name) => jobs[name].waitedFor)
  expect(waitedFor).toEqual([
    'send-email',
    'answer-mail-request',
    'sync-subscription',
    'cancel-at-stripe',
    'reconcile-now',
    'render-report',
    'render-return-pack',
  ])
  for (const { name } of schedules) expect(isWaitedFor(name)).toBe(false)
  expect(isWaitedFor('of-another-version')).toBe(true)
})

test('every job has a queue', () => {
  expect(queueNames).toEqual(['mail', 'billing', 'reports', 'maintenance'])
})
