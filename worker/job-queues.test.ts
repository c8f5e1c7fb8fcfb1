import { expect, test } from 'vitest'
import { jobNames, jobs } from '../contract/jobs/jobs.ts'
import { jobOptions } from './job-queues.ts'

/** Seconds that the retries of a job take at the least and at the most. */
function patience({ attempts, firstDelayMs }: { attempts: number; firstDelayMs: number }): [number, number] {
  const whole = (firstDelayMs * (2 ** (attempts - 1) - 1)) / 1000
  return [whole / 2, whole]
}

test('a mail outlasts a mail server that is away for an hour, and is not tried for days', () => {
  const [least, most] = patience(jobs['send-email'].retry)
  expect(least).toBeGreaterThan(2 * 3600)
  expect(most).toBeLessThan(6 * 3600)
})

test.each(jobNames)('%s: pauses grow with jitter, and what is kept is bounded', (name) => {
  const { attempts, backoff, removeOnComplete, removeOnFail } = jobOptions(name)
  expect(attempts).toBe(jobs[name].retry.attempts)
  expect(backoff).toEqual({ type: 'exponential', delay: jobs[name].retry.firstDelayMs, jitter: 0.5 })
  for (const kept of [removeOnComplete, removeOnFail])
    expect(kept).toMatchObject({ age: expect.any(Number), count: expect.any(Number) })
})
