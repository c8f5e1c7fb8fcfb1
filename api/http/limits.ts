import { createHmac } from 'node:crypto'
import { generalLimits, type HandlerLimitName, type Limit } from '../../contract/http/index.ts'
import type { LimitName } from '../../contract/http/limits.ts'
import { countersInMemory, type RateCounters } from '../../db/rate-counters.ts'
import type { Clock } from '../../platform/clock.ts'
import type { EnvOf } from '../../platform/env.ts'
import { limitRefusals } from '../../platform/metrics/registry.ts'
import { rateOf } from '../../platform/rates.ts'
import type { RequestContext } from './context.ts'
import { refusal } from './errors.ts'
import { byNetwork, countsOf, type Count, type CountedCall } from './limit-counts.ts'
import { signingKeyOf } from '../../platform/token-key.ts'

/** A limit after one more was counted in it. */
export interface LimitState {
  name: LimitName
  /** Counted in this span, this one included. */
  times: number
  /** How many the limit allows in `seconds`, and how many of them are left for the next `resetsIn` seconds. */
  most: number
  seconds: number
  left: number
  resetsIn: number
}

/** Is called with the state of a limit each time something counts in it, also before a refusal. */
export type OnCounted = (state: LimitState) => void

/** What was counted by `takeEach`. */
export interface Taken {
  /** Each limit after it. */
  states: readonly LimitState[]
  /** Takes it back from every counter, also when their spans are over. */
  takeBack: () => Promise<void>
}

/** The limits that a handler counts in itself: the ones that its endpoint declares, by type. */
export interface Limiter<Name extends LimitName = LimitName> {
  /**
   * Counts one more by this subject and refuses when that is more than the limit allows.
   * @throws 429 too_many_requests with Retry-After.
   */
  readonly take: (name: Name, subject: string, options?: { onCounted?: OnCounted }) => Promise<LimitState>
  /**
   * Counts one more in each of these counters, or, when that is too much for one of them, in none.
   * @param options `refuse` makes the words of a refusal from how long to wait, such as `15 minutes`.
   * @throws 429 too_many_requests, with the longest wait as Retry-After.
   */
  readonly takeEach: (
    counts: readonly Count<Name>[],
    options?: { onCounted?: OnCounted; refuse?: (wait: string) => string },
  ) => Promise<Taken>
  /** Counts one more, or `points`, and refuses nothing. @returns whether that is more than the limit allows. */
  readonly isBeyond: (name: Name, subject: string, points?: number) => Promise<boolean>
  /** Takes the last one back, or `points`. */
  readonly takeBack: (name: Name, subject: string, points?: number) => Promise<void>
  /** Counts `points` more at once. @returns false, and counts nothing, when that is more than the limit allows. */
  readonly spend: (name: Name, subject: string, points: number) => Promise<boolean>
  /** Sets this subject's count to zero. */
  readonly clear: (name: Name, subject: string) => Promise<void>
}

/** Counts a call in each limit of its endpoint in turn. @throws 429 too_many_requests. */
type CountCall = (call: CountedCall, onCounted: OnCounted) => Promise<void>

/** How often something may be done: what is counted is declared in the contract, the rates come from the environment. */
export interface RateLimits {
  /**
   * Counts any call, by its account when signed in, else, generously, by the address it comes from; in this process
   * alone, because that costs no query.
   * @throws 429 too_many_requests.
   */
  countGeneral(call: CountedCall): Promise<void>
  /** The counter for an endpoint's calls, made once when it is bound; undefined when its calls count in nothing. */
  ofCalls(endpoint: { limits: readonly Limit[] }): CountCall | undefined
  /** The limits that the handler of this endpoint, or of these pages, counts in itself. */
  ofHandler<Limits extends readonly Limit[]>(declared: { limits: Limits }): Limiter<HandlerLimitName<Limits>>
}

/** A wait as people say it, rounded up: `45 seconds`, `a minute`, `90 minutes`, `17 hours`, `3 days`. */
function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  if (seconds === 60) return 'a minute'
  if (seconds < 2 * 3600) return `${Math.ceil(seconds / 60)} minutes`
  return seconds < 2 * 86_400 ? `${Math.ceil(seconds / 3600)} hours` : `${Math.ceil(seconds / 86_400)} days`
}

const tooMany = (wait: string): string => `Too many tries. Wait ${wait}, then try again.`

function refuse({ name, resetsIn }: LimitState, words = tooMany): never {
  limitRefusals.inc({ limit: name })
  throw refusal('too_many_requests', words(inWords(resetsIn)), { retryAfter: resetsIn })
}

/**
 * Limits by spans of the clock: a count starts afresh at each whole span, so that time is the app's clock and a
 * test can move it. Subjects (addresses, account ids) leave this process as keyed hashes only.
 */
export function createLimits(
  env: EnvOf<'api'>,
  { counters, clock }: { counters: RateCounters; clock: Clock },
): RateLimits {
  const inProcess = countersInMemory()

  const hashed = (name: LimitName, subject: string): string =>
    createHmac('sha256', signingKeyOf(env.TOKEN_KEY)).update(`${name} ${subject}`).digest('base64url')

  const spanOf = ({ name, subject, share = 1 }: Count) => {
    const { count, seconds } = rateOf(env, name)
    const present = clock.now().getTime() / 1000
    const span = Math.floor(present / seconds)
    const resetsIn = Math.max(1, Math.ceil((span + 1) * seconds - present))
    return { name, key: `${name}:${subject}:${span}`, most: Math.round(count * share), seconds, resetsIn }
  }
  type Span = ReturnType<typeof spanOf>
  const hashedSpanOf = (count: Count) => spanOf({ ...count, subject: hashed(count.name, count.subject) })

  const add = async (
    store: RateCounters,
    { name, key, most, seconds, resetsIn }: Span,
  ): Promise<LimitState> => {
    const times = await store.add(key, seconds)
    return { name, times, most, seconds, left: Math.max(0, most - times), resetsIn }
  }

  const count = async (store: RateCounters, span: Span, onCounted?: OnCounted): Promise<LimitState> => {
    const state = await add(store, span)
    onCounted?.(state)
    return state.times > state.most ? refuse(state) : state
  }

  const limiter: Limiter = {
    take: (name, subject, { onCounted } = {}) => count(counters, hashedSpanOf({ name, subject }), onCounted),
    takeEach: async (counts, { onCounted, refuse: words } = {}) => {
      const spans = counts.map(hashedSpanOf)
      const states: LimitState[] = []
      for (const span of spans) states.push(await add(counters, span))
      const takeBack = async () => {
        for (const { key, seconds } of spans) await counters.takeBack(key, seconds)
      }
      // Of several that have nothing left, the headers name the one that lasts longest.
      const tightest = states.toSorted((one, other) => one.left - other.left || other.resetsIn - one.resetsIn)
      for (const state of tightest) onCounted?.(state)
      const beyond = tightest.find(({ times, most }) => times > most)
      if (!beyond) return { states, takeBack }
      await takeBack()
      return refuse(beyond, words)
    },
    isBeyond: async (name, subject, points) => {
      const { key, seconds, most } = hashedSpanOf({ name, subject })
      return (await counters.add(key, seconds, points)) > most
    },
    takeBack: async (name, subject, points) => {
      const { key, seconds } = hashedSpanOf({ name, subject })
      await counters.takeBack(key, seconds, points)
    },
    spend: async (name, subject, points) => {
      const { key, seconds, most } = hashedSpanOf({ name, subject })
      if ((await counters.add(key, seconds, points)) <= most) return true
      await counters.takeBack(key, seconds, points)
      limitRefusals.inc({ limit: name })
      return false
    },
    clear: (name, subject) => counters.clear(hashedSpanOf({ name, subject }).key),
  }

  return {
    countGeneral: async ({ ip, live }) => {
      const { signedIn, anonymous } = generalLimits
      const counts = live
        ? [{ name: signedIn.name, subject: live.account.id }]
        : byNetwork(anonymous.name, ip)
      for (const one of counts) await count(inProcess, spanOf(one))
    },
    ofCalls: ({ limits }) => {
      const ofEveryCall = limits.flatMap((limit) =>
        limit.counts === undefined || limit.counts === 'calls' ? [limit] : [],
      )
      if (ofEveryCall.length === 0) return undefined
      return async (call, onCounted) => {
        for (const one of ofEveryCall.flatMap((limit) => countsOf(limit, call)))
          await count(counters, hashedSpanOf(one), onCounted)
      }
    },
    ofHandler: () => limiter,
  }
}

/** Where this call comes from; only trusted proxies are believed (TRUSTED_PROXY_HOPS) [security S11]. */
export function callerIp(ctx: Pick<RequestContext, 'ip'>): string {
  return ctx.ip
}

const header = 'RateLimit'

/**
 * Sets the fields of the IETF draft (`RateLimit-Policy`: how many in how many seconds; `RateLimit`: how many are left,
 * and for how many seconds). Of several limits the tightest stays.
 */
export function setRateLimitHeaders(ctx: Pick<RequestContext, 'response' | 'set'>, state: LimitState): void {
  const before = /;r=(\d+)/.exec(ctx.response.get(header))?.[1]
  if (before !== undefined && Number(before) <= state.left) return
  const name = state.name.replace('LIMIT_', '').toLowerCase().replaceAll('_', '-')
  ctx.set(`${header}-Policy`, `"${name}";q=${state.most};w=${state.seconds}`)
  ctx.set(header, `"${name}";r=${state.left};t=${state.resetsIn}`)
}
