import type { Router } from '@koa/router'
import type * as z from 'zod/mini'
import {
  errorsOf,
  hasPart,
  type Access,
  type Endpoint,
  type HandlerLimitName,
} from '../../contract/http/index.ts'
import type { LiveSession } from '../../db/stores/sessions.ts'
import type { SignUp } from '../../db/stores/sign-ups.ts'
import type { CommandContext } from '../../platform/command-context.ts'
import { sessionEnded } from './errors.ts'
import { AppError, type FieldFaults } from '../../platform/errors.ts'
import { identityMode, type IdentityMode } from '../../platform/identity-mode.ts'
import type { Services } from '../services.ts'
import type { RequestContext } from './context.ts'
import { invalidInput, refusal, signInFirst, verifyFirst } from './errors.ts'
import { callerIp, setRateLimitHeaders, type Limiter } from './limits.ts'

/** One call after its endpoint's checks: every part validated, the session as the endpoint demands. */
export interface Call<E extends Endpoint, A extends Access = E['access']> extends CommandContext {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  live: A extends 'anyone' | 'session' ? LiveSession | null : LiveSession
  /** The sign-up that calls, where no account does: with `session`, one of the two is there. */
  signUp: SignUp | null
  /** The limits that the endpoint declares for its handler to count in. */
  limits: Limiter<HandlerLimitName<E['limits']>>
  /** For headers and for a status other than the endpoint's own. */
  ctx: RequestContext
}

/** Faults of one part of a request, by the first key of their path. */
function faultsOf(issues: readonly { path: PropertyKey[]; message: string; keys?: string[] }[]): FieldFaults {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    if (issue.keys) for (const key of issue.keys) fields[key] ??= `${key} is not known here: leave it out`
    else fields[issue.path.length > 0 ? issue.path.map(String).join('.') : 'body'] ??= issue.message
  }
  return fields
}

/** For what a schema has no words of its own for: a list where an object belongs, for example. */
const otherKind = (): string => 'Something else belongs here: compare it with the API docs'

function validate<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { error: otherKind })
  if (!parsed.success) throw invalidInput(faultsOf(parsed.error.issues))
  return parsed.data
}

/** What the function of an endpoint gives: nothing where the answer is empty. */
type Given<E extends Endpoint> =
  z.input<E['answer']> | (z.input<E['answer']> extends undefined ? void : never)

function admit(access: Access, { live, signUp, ended, waiting }: RequestContext['state']): void {
  if (access === 'anyone' || live) return
  if (waiting) throw proveFirst()
  if (signUp && access === 'session') return
  if (signUp) throw verifyFirst()
  throw ended ? sessionEnded(ended) : signInFirst()
}

/** 403: who signed in at the hosted provider has an account of before, and has not proved it yet. */
function proveFirst(): AppError {
  return refusal(
    'link_waiting',
    'Your address has an account from before. Go to Login to prove once that it is yours.',
  )
}

/** @throws 410 hosted_sign_in where a hosted provider signs people in [decision 0025]. */
function admitThrough(door: NonNullable<Endpoint['door']>, mode: IdentityMode): void {
  if (mode === 'built-in' || (mode === 'moving' && door === 'linking')) return
  throw refusal('hosted_sign_in', 'Sign-in has moved to our sign-in service. Go to Login to sign in there.')
}

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** A handler of an endpoint: gives the answer for a checked call. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Given<E>>

/**
 * Holds a handler to what its endpoint declares: status, errors and answer. Outside production only, so that a test
 * fails where a client would meet what the contract does not say.
 * @throws Error for a status or code that is not declared; ZodError for another answer.
 */
function demandDeclared<E extends Endpoint>(endpoint: E, handler: Handler<E>): Handler<E> {
  const { status, repeatStatus, elsewhereStatus, answer } = endpoint
  // `unavailable` is common: any handler may find a dependency away.
  const codes = new Set<string>([...errorsOf(endpoint), 'unavailable'])
  const undeclared = (what: string, cause?: unknown) =>
    new Error(`${nameOf(endpoint)} answered ${what}, which its contract does not declare`, { cause })
  return async (call) => {
    const given = await handler(call).catch((error: unknown) => {
      throw error instanceof AppError && !codes.has(error.code) ? undeclared(error.code, error) : error
    })
    const answered = call.ctx.status
    const declared: (number | undefined)[] = [status, repeatStatus, elsewhereStatus]
    if (!declared.includes(answered)) throw undeclared(`${answered}`)
    if (answered !== 302 && answered !== 303 && answered !== 204) answer.parse(given)
    return given
  }
}

/** The endpoints that `handle` bound on each router, by method and path. */
const boundOn = new WeakMap<Router, Set<string>>()

/** @throws Error when the router has a handler for this method and path already: the second would never be reached. */
function markBound(router: Router, endpoint: Endpoint): void {
  const bound = boundOn.get(router) ?? new Set()
  const name = nameOf(endpoint)
  if (bound.has(name)) throw new Error(`Two handlers: ${name}`)
  boundOn.set(router, bound.add(name))
}

/**
 * Holds a router to the contract when the application is made: the compiler cannot see an endpoint that no feature binds.
 * @throws Error that names the endpoints which `handle` did not bind on the router.
 */
export function demandHandlers(router: Router, endpoints: readonly Endpoint[]): void {
  const unbound = endpoints.map(nameOf).filter((name) => !boundOn.get(router)?.has(name))
  if (unbound.length > 0) throw new Error(`No handler: ${unbound.join(', ')}`)
}

/**
 * Binds an endpoint of the contract to the function that answers it. The order is the same for every route: general
 * limits, door, session, each part validated, the endpoint's own limits, then the handler. What the endpoint declares is
 * looked up here, once, and not at each request.
 * @throws Error when the router has a handler for its method and path already.
 */
export function handle<E extends Endpoint>(
  router: Router,
  { clock, env, limits }: Services,
  endpoint: E,
  handler: Handler<E>,
): void {
  markBound(router, endpoint)
  const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const
  const [hasParams, hasQuery, hasBody] = [endpoint.params, endpoint.query, endpoint.body].map(hasPart)
  const { door } = endpoint
  const countCall = limits.ofCalls(endpoint)
  const handlerLimits = limits.ofHandler(endpoint)
  const answer = env.NODE_ENV === 'production' ? handler : demandDeclared(endpoint, handler)

  router[methods[endpoint.method]](endpoint.path, async (koaContext) => {
    const ctx = koaContext as unknown as RequestContext & { params: unknown }
    const counted = { ip: callerIp(ctx), live: ctx.state.live }
    await limits.countGeneral(counted)
    if (door !== undefined) admitThrough(door, identityMode(env, clock.now()))
    admit(endpoint.access, ctx.state)
    const call = {
      params: hasParams ? validate(endpoint.params, ctx.params) : undefined,
      query: hasQuery ? validate(endpoint.query, { ...ctx.query }) : undefined,
      body: hasBody ? validate(endpoint.body, ctx.request.body ?? {}) : undefined,
      live: ctx.state.live,
      signUp: ctx.state.signUp,
      requestId: ctx.state.requestId,
      caller: ctx.state.caller,
      now: clock.now(),
      limits: handlerLimits,
      ctx,
    } as Call<E>
    await countCall?.({ ...counted, body: call.body }, (state) => setRateLimitHeaders(ctx, state))
    ctx.status = endpoint.status
    const given = await answer(call)
    if (endpoint.status === 302 || ctx.status === 303) return
    if (ctx.status === 204) {
      ctx.body = null
      return
    }
    if (endpoint.answerType) ctx.type = endpoint.answerType
    ctx.body = given
  })
}
