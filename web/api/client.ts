import type * as z from 'zod/mini'
import type { Endpoint } from '../../api/contract/endpoint.ts'
import { ApiError, refusal } from './api-error.ts'
import { addressOf } from './address.ts'
import { readIds } from './read-ids.ts'

/** What checks and types an answer; every zod schema is one. */
interface Schema<T> {
  parse(data: unknown): T
}

export interface RequestOptions<T> {
  body?: unknown
  schema: Schema<T>
  /** Lets the request outlive the page. */
  keepalive?: boolean | undefined
  signal?: AbortSignal | undefined
  headers?: Readonly<Record<string, string>> | undefined
}

/**
 * One call under /api: JSON both ways, cookies included, ids read as `_id` or `id` (SPEC section 7).
 * @throws ApiError for every failure: status 0 when no answer came, otherwise the server's status and words.
 */
export async function request<T>(method: string, path: string, options: RequestOptions<T>): Promise<T> {
  const { body, schema, keepalive = false, signal, headers } = options
  const response = await send(`/api${path}`, {
    method,
    credentials: 'include',
    keepalive,
    signal: signal ?? null,
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const answer = await readBody(response)
  if (!response.ok) throw refusal(response.status, answer)
  try {
    return schema.parse(readIds(answer))
  } catch (cause) {
    throw new ApiError(
      response.status,
      'unexpected_answer',
      'NaijaTax was updated. Reload this page and try again.',
      { cause },
    )
  }
}

/** A part of a call is optional when the endpoint does not have it, or has only optional keys. */
type Part<Name extends string, S extends z.ZodMiniType> =
  undefined extends z.input<S>
    ? { [key in Name]?: undefined }
    : object extends z.input<S>
      ? { [key in Name]?: z.input<S> }
      : { [key in Name]: z.input<S> }

export type CallParts<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> &
  Pick<RequestOptions<unknown>, 'keepalive' | 'signal' | 'headers'>

/** Calls an endpoint of the contract: its schemas type the parts and check the answer. */
export function call<E extends Endpoint>(endpoint: E, parts: CallParts<E>): Promise<z.output<E['answer']>> {
  const { params, query, body, ...rest } = parts as {
    params?: Record<string, string>
    query?: Record<string, string | undefined>
    body?: unknown
  } & Pick<RequestOptions<unknown>, 'keepalive' | 'signal' | 'headers'>
  return request(endpoint.method, addressOf(endpoint.path, params, query), {
    ...rest,
    body,
    schema: endpoint.answer as Schema<z.output<E['answer']>>,
  })
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

/** The JSON of an answer; undefined for an empty body and for what is not JSON, like a proxy's error page. */
async function readBody(response: Response): Promise<unknown> {
  try {
    const text = await response.text()
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}
