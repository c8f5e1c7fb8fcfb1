import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { generalLimits, type HandlerLimitName, type Limit, type LimitKey } from '../../contract/http/index.ts'
import type { LimitName } from '../../contract/http/limits.ts'
import { countersInMemory, type RateCounters } from '../../db/rate-counters.ts'
import type { LiveSession } from '../../db/stores/sessions.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Env } from '../../platform/env.ts'
import { limitRefusals } from '../../platform/metrics/registry.ts'
import { rateOf } from '../../platform/rates.ts'
import type { RequestContext } from './context.ts'
import { refusal } from './errors.ts'

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

/** The limits that a handler counts in itself: the ones that its endpoint declares, by type. */
export interface Limiter<Name extends LimitName = LimitName> {
  /**
   * Counts one more by this subject and refuses when that is more than the limit allows.
   * @param options `most` allows fewer than the limit does.
   * @throws 429 too_many_requests with Retry-After.
   */
  readonly take: (
    name: Name,
    subject: string,
    options?: { most?: number; onCounted?: OnCounted },
  ) => Promise<LimitState>
  /** Counts one more, or `points`, and refuses nothing. @returns whether that is more than the limit allows. */
  readonly isBeyond: (name: Name, subject: string, points?: number) => Promise<boolean>
  /** Takes the last one back, or `points`. */
  readonly takeBack: (name: Name, subject: string, points?: number) => Promise<void>
  /** Counts `points` more at once. @returns false, and counts nothing, when that is more than the limit allows. */
  readonly spend: (name: Name, subject: string, points: number) => Promise<boolean>
  /** Sets this subject's count to zero. */
  readonly clear: (name: Name, subject: string) => Promise<void>
}

/** A call as the limits see it: the address it comes from, who is signed in, and the validated body. */
export interface CountedCall {
  ip: string
  live: LiveSession | null
  body?: unknown
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

const emailIn = (body: unknown): string => (body as { email: string }).email

/** What a call is counted by. The contract's types hold that the body has an email and that somebody is signed in. */
const subjects: Readonly<Record<LimitKey, (call: CountedCall) => string | undefined>> = {
  ip: ({ ip }) => ip,
  email: ({ body }) => emailIn(body),
  'email+ip': ({ body, ip }) => `${emailIn(body)} ${ip}`,
  account: ({ live }) => live?.account.id,
  session: ({ live }) => live?.session.idHash.toString('base64url'),
}

const inWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/**
 * Limits by spans of the clock: a count starts afresh at each whole span, so that time is the app's clock and a
 * test can move it. Subjects (addresses, account ids) leave this process as keyed hashes only.
 */
export function createLimits(
  env: Env,
  { counters, clock }: { counters: RateCounters; clock: Clock },
): RateLimits {
  const inProcess = countersInMemory()

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
    store: RateCounters,
    [name, subject]: readonly [LimitName, string],
    { most: fewer = Infinity, onCounted }: { most?: number; onCounted?: OnCounted } = {},
  ): Promise<LimitState> => {
    const { key, count: allowed, seconds, left: resetsIn } = spanOf(name, subject)
    const times = await store.add(key, seconds)
    const most = Math.min(allowed, fewer)
    const state = { name, times, most, seconds, left: Math.max(0, most - times), resetsIn }
    onCounted?.(state)
    if (times <= most) return state
    limitRefusals.inc({ limit: name })
    throw refusal('too_many_requests', `Too many tries. Wait ${inWords(resetsIn)}, then try again.`, {
      retryAfter: resetsIn,
    })
  }

  const limiter: Limiter = {
    take: (name, subject, options) => count(counters, [name, hashed(name, subject)], options),
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

  return {
    countGeneral: async ({ ip, live }) => {
      const { signedIn, anonymous } = generalLimits
      await count(inProcess, live ? [signedIn.name, live.account.id] : [anonymous.name, ip])
    },
    ofCalls: ({ limits }) => {
      const ofEveryCall = limits.flatMap((limit) =>
        limit.counts === undefined || limit.counts === 'calls' ? [limit] : [],
      )
      if (ofEveryCall.length === 0) return undefined
      return async (call, onCounted) => {
        for (const { name, by, scope } of ofEveryCall) {
          const subject = subjects[by](call)
          if (subject !== undefined)
            await limiter.take(name, scope === undefined ? subject : `${scope} ${subject}`, { onCounted })
        }
      }
    },
    ofHandler: () => limiter,
  }
}

/** An address as it is: of an IPv4 one that is written as IPv6, the IPv4 address. */
export const plainIp = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '')

/** An IPv6 address as its eight groups, in the short form of each. */
export function ipv6Groups(address: string): string[] {
  const [front = '', back] = address.split('::')
  const before = front === '' ? [] : front.split(':')
  const after = back === undefined || back === '' ? [] : back.split(':')
  const zeros = back === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  )
}

/** An address as limits count it: IPv4 whole, of IPv6 the network (/64), because one customer has every address of it. */
export function countedIp(ip: string): string {
  const plain = plainIp(ip)
  return isIPv6(plain) ? `${ipv6Groups(plain).slice(0, 4).join(':')}::/64` : plain
}

/** Where this call comes from; only trusted proxies are believed (TRUSTED_PROXY_HOPS) [security S11]. */
export function callerIp(ctx: Pick<RequestContext, 'ip'>): string {
  return countedIp(ctx.ip)
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
