import { describe, expect, expectTypeOf, it, test } from 'vitest'
import { jobs, queueNames, schedules, type OutboxJobName } from './jobs.ts'
import { mails } from './mails.ts'

const id = '01920000-0000-7000-8000-000000000000'
const { payload } = jobs['send-email']
const accepts = (value: unknown): boolean => payload.safeParse(value).success

describe.each(Object.entries(mails))('the payload of the mail %s', (mail, ids) => {
  const common = { mail, accountId: id }
  const needed = Object.keys(ids)
  const complete = { ...common, ...Object.fromEntries(needed.map((name) => [name, id])) }

  it('takes its ids, with the request or without', () => {
    expect(payload.parse(complete)).toEqual(complete)
    expect(accepts({ ...complete, requestId: 'request-1234' })).toBe(true)
  })

  it('lacks none of them and has no other', () => {
    for (const name of needed) expect(accepts({ ...complete, [name]: undefined })).toBe(false)
    for (const name of ['mailTokenId', 'billingNoticeId', 'submissionId'])
      expect(accepts({ ...complete, [name]: id })).toBe(needed.includes(name))
  })
})

test('mails of earlier versions that still wait in a queue are understood', () => {
  for (const ids of [
    { mail: 'verify-email', mailTokenId: id },
    { mail: 'already-registered' },
    { mail: 'reset-password', mailTokenId: id },
    { mail: 'password-changed' },
    { mail: 'change-email', mailTokenId: id },
    { mail: 'undo-email-change', mailTokenId: id },
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
  expect(accepts({ mail: 'password-changed', accountId: 'ada@example.test' })).toBe(false)
  expect(accepts({ mail: 'password-changed', accountId: id, to: 'ada@example.test' })).toBe(false)
})

// Written out on purpose: how often a job runs is reviewed here, not derived.
test('jobs that run by the clock, with their minutes; each takes an empty payload', () => {
  expect(Object.fromEntries(schedules.map(({ name, every }) => [name, every / 60_000]))).toEqual({
    'watch-outbox': 2,
    'recover-lost-mails': 10,
    'keep-erased-log': 2,
    'sweep-closed-door': 60,
    'purge-outbox': 60,
    'purge-billing': 60,
    'purge-sign-ins': 60,
    'run-email-changes': 60,
    'erase-unused-accounts': 24 * 60,
    'tell-of-regains': 60,
    'remind-renewals': 60,
    'reconcile-billing': 24 * 60,
    'purge-reports': 60,
    'purge-records': 24 * 60,
  })
  for (const { name } of schedules) expect(jobs[name].payload.safeParse({}).success).toBe(true)
})

test('jobs that an event may ask for', () => {
  expectTypeOf<OutboxJobName>().toEqualTypeOf<
    | 'send-email'
    | 'answer-mail-request'
    | 'sync-subscription'
    | 'cancel-at-stripe'
    | 'reconcile-billing'
    | 'render-report'
  >()
})

test('every job has a queue', () => {
  expect(queueNames).toEqual(['mail', 'billing', 'reports', 'maintenance'])
})
