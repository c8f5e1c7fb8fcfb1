import { createHmac } from 'node:crypto'
import { countersInMemory, type RateCounters } from '../../../db/rate-counters.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Env } from '../../../platform/env.ts'
import type { AppError } from '../../../platform/errors.ts'
import { limitRefusals } from '../../../platform/metrics/registry.ts'
import { rateOf, type LimitName } from '../../../platform/rates.ts'
import { refusal } from '../refuse.ts'

/** One more that was counted, and what is left of its limit. */
export interface Taken {
  name: LimitName
  /** How many it were in this span, this one included. */
  times: number
  /** How many the limit allows in `seconds`, and how many of them are left for the next `resetsIn` seconds. */
  most: number
  seconds: number
  left: number
  resetsIn: number
}

/** Hears how much of a limit is left. */
export type Tell = (taken: Taken) => void

/** How often something may be done; the rates come from the environment. */
export interface Limits {
  /**
   * Counts one more by this subject and refuses when that is more than the limit allows.
   * @param asked `most` allows fewer than the limit does; `tell` hears of the count, also before a refusal.
   * @throws 429 too_many_requests with Retry-After.
   */
  take(name: LimitName, subject: string, asked?: { most?: number; tell?: Tell }): Promise<Taken>
  /** The same, counted by this process alone: costs no query, for what every call is counted in. */
  takeHere(name: LimitName, subject: string): Promise<Taken>
  /** Counts one more, or `points`, and refuses nothing. @returns whether that is more than the limit allows. */
  isBeyond(name: LimitName, subject: string, points?: number): Promise<boolean>
  /** Takes the last one back, as if it had not been done; or as many as it turned out to be too much. */
  takeBack(name: LimitName, subject: string, points?: number): Promise<void>
  /** Counts `points` more at once. @returns false, and counts nothing, when that is more than the limit allows. */
  spend(name: LimitName, subject: string, points: number): Promise<boolean>
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
 * test can move it. Subjects (addresses, account ids) leave this process as keyed hashes only.
 */
export function createLimits(
  env: Env,
  { counters, clock }: { counters: RateCounters; clock: Clock },
): Limits {
  const here = countersInMemory()

  const hashed = (name: LimitName, subject: string): string =>
    createHmac('sha256', env.TOKEN_KEY).update(`${name} ${subject}`).digest('base64url')

  const spanOf = (name: LimitName, subject: string) => {
    const { count, seconds } = rateOf(env, name)
    const present = clock.now().getTime() / 1000
    const span = Math.floor(present / seconds)
    const left = Math.max(1, Math.ceil((span + 1) * seconds - present))
    return { key: `${name}:${subject}:${span}`, count, seconds, left }
  }
  const count = async (
    kept: RateCounters,
    [name, subject]: readonly [LimitName, string],
    asked: { most?: number; tell?: Tell } = {},
  ): Promise<Taken> => {
    const { key, count: allowed, seconds, left: resetsIn } = spanOf(name, subject)
    const times = await kept.add(key, seconds)
    const most = Math.min(allowed, asked.most ?? Infinity)
    const taken = { name, times, most, seconds, left: Math.max(0, most - times), resetsIn }
    asked.tell?.(taken)
    if (times > most) {
      limitRefusals.inc({ limit: name })
      throw tooManyRequests(resetsIn)
    }
    return taken
  }

  return {
    take: (name, subject, asked) => count(counters, [name, hashed(name, subject)], asked),
    takeHere: (name, subject) => count(here, [name, subject]),
    isBeyond: async (name, subject, points) => {
      const span = spanOf(name, hashed(name, subject))
      return (await counters.add(span.key, span.seconds, points)) > span.count
    },
    takeBack: async (name, subject, points) => {
      const span = spanOf(name, hashed(name, subject))
      await counters.takeBack(span.key, span.seconds, points)
    },
    spend: async (name, subject, points) => {
      const span = spanOf(name, hashed(name, subject))
      if ((await counters.add(span.key, span.seconds, points)) <= span.count) return true
      await counters.takeBack(span.key, span.seconds, points)
      limitRefusals.inc({ limit: name })
      return false
    },
    clear: (name, subject) => counters.clear(spanOf(name, hashed(name, subject)).key),
  }
}
