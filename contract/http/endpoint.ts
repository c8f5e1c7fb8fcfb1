import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import { uuid } from './fields.ts'
import type { CallLimit, HandlerLimit, Limit } from './limits.ts'

/**
 * Who may call: anyone; a session (also one of a sign-up, whose address is not verified yet); an account's session, which is
 * what every page of the product needs; or a token of the assistant, which opens nothing else.
 */
export type Access = 'anyone' | 'session' | 'verified' | 'assistant'

type Schema = z.ZodMiniType

/** What a call can be counted by: an email address only where the body has one, an account only where somebody is signed in. */
type KeyOf<Body extends Schema, Who extends Access> =
  | 'ip'
  | (z.output<Body> extends { email: string } ? 'email' | 'email+ip' : never)
  | (Who extends 'anyone' ? never : 'account' | 'session')

/**
 * One call of the API, everything about it in one place: the same object validates on the server, counts in its
 * limits, types the client, gives it the route, and makes the docs. Requests are strict (an unknown key is refused);
 * answers may grow keys that an older client does not know [decision 0029].
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Who extends Access = Access,
  Limits extends readonly Limit[] = readonly Limit[],
  Status extends 200 | 201 | 202 | 204 | 302 = 200 | 201 | 202 | 204 | 302,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path under /api, with `:name` for parameters. */
  path: string
  access: Who
  /**
   * Makes or uses what our own sign-in stands on (passwords, sessions, mailed links, factors): where a hosted provider
   * signs people in it is closed, 410 hosted_sign_in. `linking` stays open while people move there.
   */
  door?: 'built-in' | 'linking'
  summary: string
  /** What calls count in besides the general limits (limits.ts). */
  limits: Limits
  /** Status of success; with 302 the browser itself is sent on: such an address is opened, not called. */
  status: Status
  /**
   * The sender proves by a signature that it may call: over the body as it was sent, which is read raw, or in the address, a
   * link that we mailed, where the body is not looked at. The rules that keep other sites' pages out and demand JSON do not
   * apply, and no session is looked at by the handler.
   */
  signed?: true
  /** Its body may hold up to 2 MiB, where others hold 64 KiB: a file of many lines is in it. */
  large?: true
  /** Status when the call found its work already done, where that differs. */
  repeatStatus?: 200
  /** Status when the browser is sent on because the call is not at home in it. */
  elsewhereStatus?: 303
  params: Params
  query: Query
  body: Body
  /**
   * The browser refuses an answer without a required key. A key that is added is optional for one release, because
   * during a deployment a new client may be answered by a server of the version before.
   */
  answer: Answer
  /** What the answer is, when it is no JSON. */
  answerType?: 'application/pdf' | 'application/zip' | 'text/event-stream'
  /** Refusals of its own, besides those that follow from `access` and the parts of the call (`errorsOf`). */
  errors: readonly ErrorCode[]
}

/** Marks a part that a call does not have. */
export const nothing = z.undefined()
export type Nothing = typeof nothing

/** Whether a call has this part. */
export const hasPart = (part: Schema): boolean => part._zod.def.type !== 'undefined'

/**
 * Declares an endpoint; parts that are left out are `nothing`, limits and errors none.
 * @__NO_SIDE_EFFECTS__ so that a bundle leaves out the endpoints it does not name.
 */
export function endpoint<
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
  Answer extends Schema = Nothing,
  Who extends Access = Access,
  const Limits extends readonly (CallLimit<KeyOf<Body, Who>> | HandlerLimit)[] = [],
  Status extends Endpoint['status'] = Endpoint['status'],
>(
  declared: Pick<
    Endpoint,
    | 'method'
    | 'path'
    | 'door'
    | 'summary'
    | 'signed'
    | 'large'
    | 'repeatStatus'
    | 'elsewhereStatus'
    | 'answerType'
  > & {
    access: Who
    status: Status
    limits?: Limits
    params?: Params
    query?: Query
    body?: Body
    answer?: Answer
    errors?: readonly ErrorCode[]
  },
): Endpoint<Params, Query, Body, Answer, Who, Limits, Status> {
  return {
    limits: [] as unknown as Limits,
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: nothing as unknown as Body,
    answer: nothing as unknown as Answer,
    errors: [],
    ...declared,
  }
}

const accessErrors: Readonly<Record<Access, readonly ErrorCode[]>> = {
  anyone: [],
  session: ['unauthorized'],
  verified: ['unauthorized', 'email_unverified'],
  assistant: ['unauthorized', 'email_unverified'],
}

/** The codes that an endpoint's handler and checks can answer; `commonErrors` can be answered besides. */
export function errorsOf({ access, door, path, params, query, body, limits, errors }: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [...accessErrors[access], ...errors]
  if (door !== undefined) codes.push('hosted_sign_in')
  if ([params, query, body].some(hasPart)) codes.push('validation')
  if (path.includes(':')) codes.push('not_found')
  if (limits.length > 0) codes.push('too_many_requests')
  return [...new Set(codes)]
}

/** A UUID in the path. */
export const idParams = z.strictObject({ id: uuid('This address has no such id') })

/** Paging of lists: newest first, older ones by `before`, at most 100 at once. */
export const listQuery = z.strictObject({
  before: z.optional(uuid('before must be an id of the list')),
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/, 'limit must be a whole number from 1 to 100')),
      z.pipe(
        z.transform((text: string) => Number(text)),
        z
          .number()
          .check(z.minimum(1, 'limit must be at least 1'), z.maximum(100, 'limit must be at most 100')),
      ),
    ),
  ),
})
