import * as z from 'zod/mini'
import { uuid } from './fields.ts'

/**
 * Who may call: anyone; a session (also one whose address is not verified yet); a verified session, which is what
 * every page of the product needs; or a token of the assistant, which opens nothing else.
 */
export type Access = 'anyone' | 'session' | 'verified' | 'assistant'

type Schema = z.ZodMiniType

/**
 * One call of the API: the same object validates on the server, types the client and makes the docs. Requests are
 * strict (an unknown key is refused); answers may grow keys that an older client does not know.
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Who extends Access = Access,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path under /api, with `:name` for parameters. */
  path: string
  access: Who
  summary: string
  /** Status of success; with 302 the browser itself is sent on: such an address is opened, not called. */
  status: 200 | 201 | 202 | 204 | 302
  /**
   * The sender signs the body as it was sent: it is read raw, and the rules that keep other sites' pages out and
   * demand JSON do not apply.
   */
  signed?: true
  /** Status when the call found its work already done, where that differs. */
  repeatStatus?: 200
  params: Params
  query: Query
  body: Body
  answer: Answer
  /** What the answer is, when it is no JSON. */
  answerType?: 'application/pdf' | 'text/event-stream'
}

/** Marks a part that a call does not have. */
export const nothing = z.undefined()
export type Nothing = typeof nothing

/**
 * Declares an endpoint; parts that are left out are `nothing`.
 * @__NO_SIDE_EFFECTS__ so that a bundle leaves out the endpoints it does not name.
 */
export function endpoint<
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
  Answer extends Schema = Nothing,
  Who extends Access = Access,
>(
  declared: Pick<
    Endpoint,
    'method' | 'path' | 'summary' | 'status' | 'signed' | 'repeatStatus' | 'answerType'
  > & {
    access: Who
    params?: Params
    query?: Query
    body?: Body
    answer?: Answer
  },
): Endpoint<Params, Query, Body, Answer, Who> {
  return {
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: nothing as unknown as Body,
    answer: nothing as unknown as Answer,
    ...declared,
  }
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
