import type { Env } from '../../../platform/env.ts'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'koa'
import { limitConcurrency, QueueFullError } from '../../../platform/concurrency-limit.ts'
import { decoyHash, verifyPassword } from '../../../platform/password-hash.ts'
import { recordSecurityEvent } from '../../../platform/metrics/registry.ts'
import type { RequestContext } from '../../http/context.ts'
import { callerIp, type Limiter } from '../../http/limits.ts'
import { refusal } from '../../http/errors.ts'

/** What somebody may do on the operator's pages: everything, or look only. */
export type Role = 'operator' | 'viewer'

/** Somebody who may open the operator's pages. */
export interface Operator {
  readonly name: string
  readonly role: Role
}

/** The environment's names and password hashes. */
export type OperatorEnv = Pick<
  Env,
  'OPERATOR_USER' | 'OPERATOR_PASSWORD_HASH' | 'VIEWER_USER' | 'VIEWER_PASSWORD_HASH'
>

/** Everybody whom the environment lets in, with the hash of their password; empty when it names no operator. */
export function operatorsOf(env: OperatorEnv): (Operator & { readonly hash: string })[] {
  const { OPERATOR_USER, OPERATOR_PASSWORD_HASH, VIEWER_USER, VIEWER_PASSWORD_HASH } = env
  if (OPERATOR_USER === undefined || OPERATOR_PASSWORD_HASH === undefined) return []
  const operator = { name: OPERATOR_USER, role: 'operator', hash: OPERATOR_PASSWORD_HASH } as const
  if (VIEWER_USER === undefined || VIEWER_PASSWORD_HASH === undefined) return [operator]
  return [operator, { name: VIEWER_USER, role: 'viewer', hash: VIEWER_PASSWORD_HASH }]
}

/** Who may open the operator's pages; undefined when the environment names nobody. */
export interface OperatorAccess {
  /**
   * Who asks, when the request carries a name and the password that goes with it.
   * @throws 401, which makes a browser ask; 429 after many wrong passwords from one place; 503 when too many passwords
   *   wait to be checked.
   */
  admit: (ctx: Context) => Promise<Operator>
}

/**
 * Passwords of operators that wait to be checked; more are turned away, so that guessing starves nobody's sign-in
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
  })
}

function askForPassword(ctx: Context): never {
  ctx.set('WWW-Authenticate', 'Basic realm="NaijaTax operations", charset="UTF-8"')
  throw refusal('unauthorized', 'Sign in with the name and password of the job dashboard.')
}

/**
 * HTTP Basic against the environment's names and hashes, in the same time whatever is wrong. Wrong passwords count for
 * the place they come from, so guessing is slow and locks nobody out elsewhere; who was let in by this process before
 * is not counted at all.
 */
export function operatorAccess(
  env: OperatorEnv,
  limits: Limiter<'LIMIT_OPERATOR'>,
): OperatorAccess | undefined {
  const operators = operatorsOf(env)
  if (operators.length === 0) return undefined
  const nobody = decoyHash()
  // A page asks for many files at once: a header that was right is not hashed slowly again.
  const known = new Map<string, Operator>()
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
      const before = known.get(key)
      if (before) return before
      const basic = readBasic(header)
      if (!basic) return askForPassword(ctx)

      const ip = callerIp(ctx)
      await limits.take('LIMIT_OPERATOR', ip)
      const operator = await check(basic)
      if (operator) {
        await limits.takeBack('LIMIT_OPERATOR', ip)
        known.set(key, { name: operator.name, role: operator.role })
        return { name: operator.name, role: operator.role }
      }
      const { state } = ctx as unknown as RequestContext
      recordSecurityEvent(state.logger, 'authn_login_fail', { route: '/operator' })
      return askForPassword(ctx)
    },
  }
}
