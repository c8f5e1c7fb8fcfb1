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

/** How a strategy answers that may also send the browser elsewhere. */
export type Redirection<User, Reason> = Authentication<User, Reason> | { redirectTo: string }

/**
 * As `authenticate`, for a strategy that sends the browser to somebody else and knows it again by `session`: what
 * it leaves there must be given to it when the browser is back.
 * @param options the strategy's own, for this attempt.
 */
export function authenticateElsewhere<User, Reason>(
  passport: PassportInstance,
  strategy: string,
  ctx: RequestContext,
  session: Record<string, unknown>,
  options: object = {},
): Promise<Redirection<User, Reason>> {
  return new Promise((resolve, reject) => {
    const response = {
      setHeader: (name: string, value: string): void => {
        if (name === 'Location') resolve({ redirectTo: value })
      },
      end: (): void => undefined,
    }
    run(passport, strategy, { resolve, reject }, { ctx, seen: { session }, response, options })
  })
}

/**
 * Lets a Passport strategy look at a Koa request. The strategy sees the validated `body`, whatever else is given, and a
 * view of Node's request, so that whatever Passport hangs on it stays off the real one.
 * @throws what the strategy throws.
 */
export function authenticate<User, Reason>(
  passport: PassportInstance,
  strategy: string,
  ctx: RequestContext,
  seen: { body: Readonly<Record<string, unknown>> } & object,
): Promise<Authentication<User, Reason>> {
  return new Promise((resolve, reject) => {
    run(passport, strategy, { resolve, reject }, { ctx, seen, response: ctx.res })
  })
}

function run<User, Reason>(
  passport: PassportInstance,
  strategy: string,
  settle: { resolve: (found: Authentication<User, Reason>) => void; reject: (error: unknown) => void },
  {
    ctx,
    seen,
    response,
    options,
  }: { ctx: RequestContext; seen: object; response: unknown; options?: object },
): void {
  const answer: AuthenticateCallback = (error: unknown, user, info) => {
    if (error) settle.reject(error)
    else settle.resolve(user ? { user: user as User } : { user: null, reason: info as Reason })
  }
  const handler = passport.authenticate(strategy, { ...options, session: false }, answer) as Handler
  const request = Object.assign(Object.create(ctx.req) as IncomingMessage, seen)
  handler(request, response, settle.reject)
}
