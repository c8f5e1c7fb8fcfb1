import type { IncomingMessage } from 'node:http'
import { Passport, type AuthenticateCallback, type Strategy } from 'passport'
import type { RequestContext } from './context.ts'

/** What a strategy found out: who it is, or why not (the strategy's own words, for the caller to read). */
export type Authentication<User, Reason> = { user: User } | { user: null; reason: Reason }

type PassportInstance = InstanceType<typeof Passport>

type Handler = (request: IncomingMessage, response: unknown, next: (error?: unknown) => void) => void

/** Passport with these strategies. Passport's own sessions stay unused: ours are in PostgreSQL. */
export function createPassport(strategies: readonly Strategy[]): PassportInstance {
  const passport = new Passport()
  for (const strategy of strategies) passport.use(strategy)
  return passport
}

/**
 * Lets a Passport strategy look at a Koa request. The strategy sees the validated `body` and a view of Node's
 * request, so that whatever Passport hangs on it stays off the real one.
 * @throws what the strategy throws.
 */
export function authenticate<User, Reason>(
  passport: PassportInstance,
  strategy: string,
  ctx: RequestContext,
  body: Readonly<Record<string, string>>,
): Promise<Authentication<User, Reason>> {
  return new Promise((resolve, reject) => {
    const answer: AuthenticateCallback = (error: unknown, user, info) => {
      if (error) reject(error)
      else resolve(user ? { user: user as User } : { user: null, reason: info as Reason })
    }
    const handler = passport.authenticate(strategy, { session: false }, answer) as Handler
    const request = Object.assign(Object.create(ctx.req) as IncomingMessage, { body })
    handler(request, ctx.res, reject)
  })
}
