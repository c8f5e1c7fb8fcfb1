import type { Router } from '@koa/router'
import type * as z from 'zod/mini'
import type { LiveSession } from '../../db/stores/sessions.ts'
import type { FieldFaults } from '../../platform/errors.ts'
import type { Access, Endpoint } from '../../contract/http/endpoint.ts'
import type { Services } from '../services.ts'
import type { RequestContext } from './context.ts'
import { callerPlace, limitCalls, limitEndpoint, tellLimit } from './limits/index.ts'
import { invalidInput, signInFirst, verifyFirst } from './refuse.ts'

/** One call after its endpoint's checks: every part validated, the session as the endpoint demands. */
export interface Call<E extends Endpoint, A extends Access = E['access']> {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  live: A extends 'anyone' ? LiveSession | null : LiveSession
  requestId: string
  now: Date
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

/** Whether a call has this part at all. */
const takes = (part: z.ZodMiniType): boolean => part._zod.def.type !== 'undefined'

/** What the function of an endpoint gives: nothing where the answer is empty. */
type Given<E extends Endpoint> =
  z.input<E['answer']> | (z.input<E['answer']> extends undefined ? void : never)

function admit(access: Access, live: LiveSession | null): void {
  if (access === 'anyone') return
  if (!live) throw signInFirst()
  if (access !== 'session' && !live.account.verifiedAt) throw verifyFirst()
}

/**
 * Binds an endpoint of the contract to the function that answers it. The order is the contract of every
 * route: general limits, session, each part validated, the endpoint's own limits, then the command; the answer is
 * checked against the contract too.
 */
export function handle<E extends Endpoint>(
  router: Router,
  { clock, env, limits }: Services,
  endpoint: E,
  answer: (call: Call<E>) => Promise<Given<E>>,
): void {
  const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const
  router[methods[endpoint.method]](endpoint.path, async (koaContext) => {
    const ctx = koaContext as unknown as RequestContext & { params: unknown }
    const caller = { place: callerPlace(ctx), live: ctx.state.live }
    await limitCalls(limits, caller)
    admit(endpoint.access, ctx.state.live)
    const call = {
      params: takes(endpoint.params) ? validate(endpoint.params, ctx.params) : undefined,
      query: takes(endpoint.query) ? validate(endpoint.query, { ...ctx.query }) : undefined,
      body: takes(endpoint.body) ? validate(endpoint.body, ctx.request.body ?? {}) : undefined,
      live: ctx.state.live,
      requestId: ctx.state.requestId,
      now: clock.now(),
      ctx,
    } as Call<E>
    await limitEndpoint(limits, endpoint, {
      ...caller,
      body: call.body,
      tell: (taken) => tellLimit(ctx, taken),
    })
    ctx.status = endpoint.status
    const given = await answer(call)
    if (endpoint.status === 302) return
    if (ctx.status === 204) {
      ctx.body = null
      return
    }
    // Outside production every answer is held against the contract, so that a test meets what a client would.
    if (env.NODE_ENV !== 'production') endpoint.answer.parse(given)
    if (endpoint.answerType) ctx.type = endpoint.answerType
    ctx.body = given
  })
}
