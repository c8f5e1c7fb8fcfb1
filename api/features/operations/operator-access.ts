import type { Env } from '../../../platform/env.ts'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'koa'
import { limitConcurrency, QueueFullError } from '../../../platform/concurrency-limit.ts'
import { decoyHash, verifyPassword } from '../../../platform/password-hash.ts'
import { recordSecurityEvent } from '../../../platform/metrics/registry.ts'
import type { RequestContext } from '../../http/context.ts'
import { byNetwork } from '../../http/limit-counts.ts'
import { callerIp, type Limiter } from '../../http/limits.ts'
import { refusal } from '../../http/errors.ts'

/** A role on the operator's pages: full access, or read-only. */
export type Role = 'operator' | 'viewer'

/** A person who may open the operator's pages. */
export interface Operator {
  readonly name: string
  readonly role: Role
}

/** The environment's names and password hashes. */
export type OperatorEnv = Pick<
  Env,
  'OPERATOR_USER' | 'OPERATOR_PASSWORD_HASH' | 'VIEWER_USER' | 'VIEWER_PASSWORD_HASH'
>

/** The accounts that the environment defines, with their password hashes; empty when it names no operator. */
export function operatorsOf(env: OperatorEnv): (Operator & { readonly hash: string })[] {
  const { OPERATOR_USER, OPERATOR_PASSWORD_HASH, VIEWER_USER, VIEWER_PASSWORD_HASH } = env
  if (OPERATOR_USER === undefined || OPERATOR_PASSWORD_HASH === undefined) return []
  const operator = { name: OPERATOR_USER, role: 'operator', hash: OPERATOR_PASSWORD_HASH } as const
  if (VIEWER_USER === undefined || VIEWER_PASSWORD_HASH === undefined) return [operator]
  return [operator, { name: VIEWER_USER, role: 'viewer', hash: VIEWER_PASSWORD_HASH }]
}

/** Authenticates operators; undefined when the environment names nobody. */
export interface OperatorAccess {
  /**
   * Authenticates a request by its name and password.
   * @throws 401, which makes a browser prompt; 429 after many wrong passwords from one IP address; 503 when too many
   * passwords wait to be checked.
   */
  admit: (ctx: Context) => Promise<Operator>
}

/**
 * How many operator passwords may wait to be checked; more are refused, so that guessing delays no other sign-in
 * [security S04].
 */
const MOST_WAITING = 20

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Name and password of an HTTP Basic header. */
function readBasic(header: string): { user: string; password: string } | undefined {
  const [, encoded] = /^Basic +([A-Za-z0-9+/]+=*) *$/i.exec(header) ?? []
  const text = Buffer.from(encoded ?? '', 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? undefined : { user: text.slice(0, colon), password: text.slice(colon + 1) }
}

function turnedAway(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error
  throw refusal('unavailable', 'Too many sign-ins at once. Try again in a few seconds.', {
    retryAfter: 3,
    cause: error,
    system: 'load',
  })
}

function askForPassword(ctx: Context): never {
  ctx.set('WWW-Authenticate', 'Basic realm="NaijaTax operations", charset="UTF-8"')
  throw refusal('unauthorized', 'Sign in with the name and password of the job dashboard.')
}

/**
 * HTTP Basic against the environment's names and hashes, which takes the same time whatever is wrong. Wrong passwords count by
 * IP address, so guessing is slow and locks out nobody elsewhere; credentials that this process has already accepted
 * are not counted.
 */
export function operatorAccess(
  env: OperatorEnv,
  limits: Limiter<'LIMIT_OPERATOR'>,
): OperatorAccess | undefined {
  const operators = operatorsOf(env)
  if (operators.length === 0) return undefined
  const nobody = decoyHash()
  // A page loads many files at once, so an accepted header is cached instead of hashed again.
  const accepted = new Map<string, Operator>()
  const limited = limitConcurrency({ concurrency: 1, maxQueued: MOST_WAITING })

  const check = async ({
    user,
    password,
  }: {
    user: string
    password: string
  }): Promise<Operator | undefined> => {
    const named = operators.find(({ name }) => timingSafeEqual(digest(name), digest(user)))
    const right = await limited(() => verifyPassword(named?.hash ?? nobody, password)).catch(turnedAway)
    return right ? named : undefined
  }

  return {
    admit: async (ctx) => {
      const header = ctx.get('Authorization')
      const key = digest(header).toString('base64')
      const cached = accepted.get(key)
      if (cached) return cached
      const basic = readBasic(header)
      if (!basic) return askForPassword(ctx)

      const { takeBack } = await limits.takeEach(byNetwork('LIMIT_OPERATOR', callerIp(ctx)))
      const operator = await check(basic)
      if (operator) {
        await takeBack()
        accepted.set(key, { name: operator.name, role: operator.role })
        return { name: operator.name, role: operator.role }
      }
      const { state } = ctx as unknown as RequestContext
      recordSecurityEvent(state.logger, 'authn_login_fail', { route: '/operator', ...state.seenFrom })
      return askForPassword(ctx)
    },
  }
}
