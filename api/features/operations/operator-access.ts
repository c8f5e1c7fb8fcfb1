import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'koa'
import type { Env } from '../../../platform/env.ts'
import { createLane, LaneFull } from '../../../platform/lane.ts'
import { verifyPassword } from '../../../platform/password-hash.ts'
import { refusal } from '../../http/refuse.ts'

/** Who may open the operator's pages; undefined when the environment names nobody. */
export interface OperatorAccess {
  /**
   * Resolves when the request carries the operator's name and password.
   * @throws 401, which makes a browser ask; 503 when too many passwords wait to be checked.
   */
  admit: (ctx: Context) => Promise<void>
}

/** Passwords of operators that wait to be checked; more are turned away, so that guessing starves nobody's sign-in (CHECKLISTS S04). */
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
  if (!(error instanceof LaneFull)) throw error
  throw refusal(503, 'unavailable', 'Too many sign-ins at once. Try again in a few seconds.', {
    retryAfter: 3,
    cause: error,
  })
}

/** HTTP Basic against OPERATOR_USER and OPERATOR_PASSWORD_HASH, in the same time whatever is wrong. */
export function operatorAccess(
  env: Pick<Env, 'OPERATOR_USER' | 'OPERATOR_PASSWORD_HASH'>,
): OperatorAccess | undefined {
  const { OPERATOR_USER: user, OPERATOR_PASSWORD_HASH: hash } = env
  if (user === undefined || hash === undefined) return undefined
  const wantedUser = digest(user)
  // A page asks for many files at once: a header that was right is not hashed slowly again.
  let known: Buffer | undefined
  const lane = createLane({ atOnce: 1, waiting: MOST_WAITING })

  const isRight = async (header: string): Promise<boolean> => {
    const given = digest(header)
    if (known && timingSafeEqual(known, given)) return true
    const basic = readBasic(header)
    if (!basic) return false
    const rightPassword = await lane(() => verifyPassword(hash, basic.password))
    const rightUser = timingSafeEqual(digest(basic.user), wantedUser)
    if (!rightPassword || !rightUser) return false
    known = given
    return true
  }

  return {
    admit: async (ctx) => {
      if (await isRight(ctx.get('Authorization')).catch(turnedAway)) return
      ctx.set('WWW-Authenticate', 'Basic realm="NaijaTax operations", charset="UTF-8"')
      throw refusal(401, 'unauthorized', 'Sign in with the name and password of the job dashboard.')
    },
  }
}
