import type * as z from 'zod/mini'
import { ApiError, refusal } from './api-error.ts'
import { deadline } from './deadline.ts'
import { isAnswerOf, loadRoute, routeOf, type EndpointOf, type RouteName } from './routes.ts'

/** Fills `:name` places of a contract path and appends the query; undefined query values are left out. */
export function addressOf(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const filled = path.replace(/:([A-Za-z]+)/g, (_place, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  const text = search.toString()
  return text === '' ? filled : `${filled}?${text}`
}

/**
 * Ids are read as `_id` or `id` [spec 13.10]. Gives the answer with `_id` renamed to `id` in an object, in the members
 * of a list, and in the objects one level inside (like `{ user }`).
 */
export function readIds(answer: unknown, depth = 2): unknown {
  if (depth === 0 || typeof answer !== 'object' || answer === null) return answer
  if (Array.isArray(answer)) return answer.map((member) => readIds(member, depth))
  const { _id, ...rest } = answer as Record<string, unknown>
  const renamed = _id === undefined ? rest : { id: _id, ...rest }
  return Object.fromEntries(Object.entries(renamed).map(([key, value]) => [key, readIds(value, depth - 1)]))
}

/** What any call may carry besides. */
export interface CallOptions {
  /** Lets the request outlive the page. */
  keepalive?: boolean | undefined
  signal?: AbortSignal | undefined
  /** How long the whole answer may be in coming, in milliseconds; half a minute when left out. */
  patience?: number | undefined
  headers?: Readonly<Record<string, string>> | undefined
}

/** Everything that goes with a request. */
export interface Parts extends CallOptions {
  /** Sent without cookies: the call is nobody's. */
  credentials?: 'omit'
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
}

/** A line may be dead without saying so: after this long it counts as none, in milliseconds. */
const PATIENCE = 30_000

/**
 * One request and its answer: JSON both ways, cookies included, a bearer token when there is one, ids read as `_id`
 * or `id` [spec 13.10]. Of the answer itself the route's keys are checked.
 * @throws ApiError for every failure: status 0 when no answer came, otherwise the server's status and words.
 */
export async function exchange<Name extends RouteName>(
  name: Name,
  { params, query, body, credentials, keepalive = false, signal, patience = PATIENCE, headers }: Parts,
  token?: string,
): Promise<z.output<EndpointOf<Name>['answer']>> {
  const loading = loadRoute(name)
  if (loading)
    await loading.catch((cause: unknown) => {
      throw noConnection(cause)
    })
  const route = routeOf(name)
  const { response, text } = await send(
    `/api${addressOf(route.path, params, query)}`,
    {
      method: route.method,
      credentials: credentials ?? 'include',
      keepalive,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    },
    { signal, patience },
  )
  const answer = readIds(readBody(response, text))
  if (!response.ok) throw refusal(response.status, answer)
  if (response.redirected)
    throw new ApiError(response.status, 'redirected', 'The answer is at another address.', {
      body: response.url,
    })
  if (!isAnswerOf(name, answer))
    throw new ApiError(
      response.status,
      'unexpected_answer',
      'NaijaTax was updated. Reload this page and try again.',
    )
  return answer as z.output<EndpointOf<Name>['answer']>
}

/** Sends and waits for the whole answer. */
async function send(
  address: string,
  init: RequestInit,
  { signal, patience }: { signal: AbortSignal | undefined; patience: number },
): Promise<{ response: Response; text: string }> {
  const [limit, end] = deadline(patience, signal)
  try {
    const response = await fetch(address, { ...init, signal: limit })
    return { response, text: await response.text() }
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw noConnection(cause)
  } finally {
    end()
  }
}

const noConnection = (cause: unknown) =>
  new ApiError(0, 'offline', 'No connection to NaijaTax. Check your network and try again.', { cause })

/** The JSON of an answer, or the text of a CSV file; undefined for an empty body and for anything else, like a proxy's error page. */
function readBody(response: Response, text: string): unknown {
  if (response.headers.get('Content-Type')?.startsWith('text/csv')) return text
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}
