import { UnrecoverableError, type Job } from 'bullmq'
import { expect, test, vi } from 'vitest'
import { quietLogger } from '../platform/testing/quiet-logger.ts'
import type { JobHandlers } from './jobs/index.ts'
import { createJobRunner } from './workers.ts'

const sendEmail = vi.fn<JobHandlers['send-email']>(() => Promise.resolve('sent'))
const run = createJobRunner({ 'send-email': sendEmail } as unknown as JobHandlers, quietLogger)
const jobOf = (name: string, data: unknown): Job =>
  ({
    id: '1',
    name,
    data,
    timestamp: 0,
    attemptsMade: 0,
    opts: { attempts: 14 },
    log: () => Promise.resolve(1),
  }) as never

const accountId = '01920000-0000-7000-8000-000000000000'

test('a payload that fits reaches the handler', async () => {
  expect(await run(jobOf('send-email', { mail: 'already-registered', accountId }))).toBe('sent')
  expect(sendEmail).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ payload: { mail: 'already-registered', accountId }, isLastTry: false }),
  )
})

test.each([
  ['send-email', { mail: 'reset-password', accountId }],
  ['send-email', { mail: 'report', accountId }],
  ['send-email', { mail: 'payment-receipt', accountId }],
  ['no-such-job', {}],
])('%s without what it needs fails for good before its handler runs', async (name, payload) => {
  sendEmail.mockClear()
  await expect(run(jobOf(name, payload))).rejects.toThrow(UnrecoverableError)
  expect(sendEmail).not.toHaveBeenCalled()
})

test('a fault of Stripe is kept with its name and status, which its own words leave out', async () => {
  const fault = Object.assign(new Error('An unknown error occurred'), {
    type: 'StripeAPIError',
    rawType: 'api_error',
    statusCode: 500,
  })
  sendEmail.mockRejectedValueOnce(fault)
  await expect(run(jobOf('send-email', { mail: 'already-registered', accountId }))).rejects.toThrow(
    'Stripe answered 500 (StripeAPIError): An unknown error occurred',
  )
})
