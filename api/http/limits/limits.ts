import { createHmac } from 'node:crypto'
import { countersInMemory, type RateCounters } from '../../../db/rate-counters.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Env } from '../../../platform/env.ts'
import type { AppError } from '../../../platform/errors.ts'
import { limitRefusals } from '../../../platform/metrics/registry.ts'
import { rateOf, type LimitName } from '../../../platform/rates.ts'
import { refusal } from '../refuse.ts'

/** How often something may be done; the rates come from the environment. */
export interface Limits {
  /**
   * Counts one more by this subject and refuses when that is more than the limit allows.
   * @param most allows fewer than the limit does.
   * @returns how many it were, this one included.
   * @throws 429 too_many_requests with Retry-After.
   */
  take(name: LimitName, subject: string, most?: number): Promise<number>
  /** The same, counted by this process alone: costs no query, for what every call is counted in. */
  takeHere(name: LimitName, subject: string): Promise<number>
  /** Counts one more and refuses nothing. @returns whether that is more than the limit allows. */
  isBeyond(name: LimitName, subject: string): Promise<boolean>
  /** Takes the last one back, as if it had not been done. */
  takeBack(name: LimitName, subject: string): Promise<void>
  /** Forgets everything this subject did. */
  clear(name: LimitName, subject: string): Promise<void>
}

const inWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** 429: `seconds` until another try is counted afresh. */
function tooManyRequests(seconds: number): AppError {
  return refusal(429, 'too_many_requests', `Too many tries. Wait ${inWords(seconds)}, then try again.`, {
    retryAfter: seconds,
  })
}

/**
 * Limits by spans of the clock: a count starts afresh at each whole span, so that time is the app's clock and a
 * test can move it. Subjects (addresses, account ids) are kept as keyed hashes only.
 */
export function createLimits(
  env: Env,
  { counters, clock }: { counters: RateCounters; clock: Clock },
): Limits {
  const here = countersInMemory()

  const spanOf = (name: LimitName, subject: string) => {
    const { count, seconds } = rateOf(env, name)
    const present = clock.now().getTime() / 1000
    const span = Math.floor(present / seconds)
    const hash = createHmac('sha256', env.TOKEN_KEY).update(`${name} ${subject}`).digest('base64url')
    const left = Math.max(1, Math.ceil((span + 1) * seconds - present))
    return { key: `${name}:${hash}:${span}`, count, seconds, left }
  }
  const count = async (kept: RateCounters, name: LimitName, subject: string, most: number) => {
    const span = spanOf(name, subject)
    const times = await kept.add(span.key, span.seconds)
    if (times > Math.min(span.count, most)) {
      limitRefusals.inc({ limit: name })
      throw tooManyRequests(span.left)
    }
    return times
  }

  return {
    take: (name, subject, most = Infinity) => count(counters, name, subject, most),
    takeHere: (name, subject) => count(here, name, subject, Infinity),
    isBeyond: async (name, subject) => {
      const span = spanOf(name, subject)
      return (await counters.add(span.key, span.seconds)) > span.count
    },
    takeBack: async (name, subject) => {
      const span = spanOf(name, subject)
      await counters.takeBack(span.key, span.seconds)
    },
    clear: (name, subject) => counters.clear(spanOf(name, subject).key),
  }
}
