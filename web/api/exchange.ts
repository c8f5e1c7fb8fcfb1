import type * as z from 'zod/mini'
import { ApiError, refusal } from './api-error.ts'
import { addressOf } from './address.ts'
import { readIds } from './read-ids.ts'
import { isAnswerOf, routes, type EndpointOf, type RouteName } from './routes.ts'

/** What any call may carry besides. */
export interface CallOptions {
  /** Lets the request outlive the page. */
  keepalive?: boolean | undefined
  signal?: AbortSignal | undefined
  headers?: Readonly<Record<string, string>> | undefined
}

/** Everything that goes with a request. */
export interface Parts extends CallOptions {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
}

/**
 * One request and its answer: JSON both ways, cookies included, a bearer token when there is one, ids read as `_id`
 * or `id` (SPEC section 7). Of the answer itself the route's keys are checked.
 * @throws ApiError for every failure: status 0 when no answer came, otherwise the server's status and words.
 */
export async function exchange<Name extends RouteName>(
  name: Name,
  { params, query, body, keepalive = false, signal, headers }: Parts,
  token?: string,
): Promise<z.output<EndpointOf<Name>['answer']>> {
  const route = routes[name]
  const response = await send(`/api${addressOf(route.path, params, query)}`, {
    method: route.method,
    credentials: 'include',
    keepalive,
    signal: signal ?? null,
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const answer = readIds(await readBody(response))
  if (!response.ok) throw refusal(response.status, answer)
  if (response.redirected)
    throw new ApiError(response.status, 'redirected', 'The answer is at another address.', {
      body: response.url,
    })
  if (!isAnswerOf(route, answer))
    throw new ApiError(
      response.status,
      'unexpected_answer',
      'NaijaTax was updated. Reload this page and try again.',
    )
  return answer as z.output<EndpointOf<Name>['answer']>
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new ApiError(0, 'offline', 'No connection to NaijaTax. Check your network and try again.', {
      cause,
    })
  }
}

/** The JSON of an answer, or the text of a CSV file; undefined for an empty body and for anything else, like a proxy's error page. */
async function readBody(response: Response): Promise<unknown> {
  try {
    const text = await response.text()
    if (response.headers.get('Content-Type')?.startsWith('text/csv')) return text
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}
