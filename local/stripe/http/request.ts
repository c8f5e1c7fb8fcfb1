import type { Middleware } from 'koa'
import type { Stripe } from 'stripe'
import { listOf } from '../objects.ts'
import type { Ledger } from '../ledger.ts'

/** A refusal, in the shape that Stripe's SDK reads. */
export class StripeError extends Error {
  readonly status: number
  readonly body: { error: { type: string; message: string; code?: string; param?: string } }

  constructor(
    status: number,
    message: string,
    { type = 'invalid_request_error', ...more }: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...more } }
  }
}

/** Answers the refusals of a route. */
export const inStripesShape: Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    ctx.status = error.status
    ctx.body = error.body
  }
}

/** @throws StripeError 404 when there is no such object. */
export function requireFound<T>(object: T | undefined, kind: string, id: string): T {
  if (object !== undefined) return object
  throw new StripeError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })
}

/** The parameters of a request, in the bracketed form of Stripe's API: `metadata[a]=b`, `line_items[0][price]=c`. */
export class Fields {
  readonly #given: URLSearchParams

  /** @throws StripeError for a parameter that is not in `takes`: the stand-in does not model it. */
  constructor(given: URLSearchParams, takes: readonly string[]) {
    for (const key of given.keys()) {
      const root = key.split('[')[0] ?? key
      if (!takes.includes(root) && !takes.includes(key))
        throw new StripeError(400, `Received unknown parameter: ${root}`, {
          code: 'parameter_unknown',
          param: root,
        })
    }
    this.#given = given
  }

  text(key: string): string | undefined {
    return this.#given.get(key) ?? undefined
  }

  /** @throws StripeError when it is missing. */
  needed(key: string): string {
    const text = this.text(key)
    if (text) return text
    throw new StripeError(400, `Missing required param: ${key}.`, { code: 'parameter_missing', param: key })
  }

  /** @throws StripeError when it is no whole number. */
  number(key: string): number | undefined {
    const text = this.text(key)
    if (text === undefined || /^\d+$/.test(text)) return text === undefined ? undefined : Number(text)
    throw new StripeError(400, `Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param: key })
  }

  /** Values of `key[0]`, `key[1]`... */
  list(key: string): string[] {
    return [...this.#given]
      .filter(([name]) => /^\[\d*\]$/.test(name.slice(key.length)) && name.startsWith(key))
      .map(([, value]) => value)
  }

  /** Values of `key[name]` by name. */
  map(key: string): Record<string, string> {
    const inside = [...this.#given].flatMap(([name, value]) => {
      const rest = name.startsWith(`${key}[`) ? /^\[([^[\]]+)\]$/.exec(name.slice(key.length)) : null
      return rest?.[1] === undefined ? [] : [[rest[1], value] as const]
    })
    return Object.fromEntries(inside)
  }
}

/** One call of the API. */
export interface ApiRequest {
  ledger: Ledger
  fields: Fields
  /** The id in the path, where it has one. */
  id: string
  /** Paths of the properties to answer in full in place of an id. */
  expand: ReadonlySet<string>
}

/** A call that the stand-in knows. */
export interface ApiRoute {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below /v1. */
  path: string
  /** Parameters it takes; others are refused. */
  takes?: readonly string[]
  /** Paths it can expand; others are refused. */
  expands?: readonly string[]
  /** The object that it answers. */
  answer(asked: ApiRequest): object
}

/** Parameters of every list. */
export const paging = ['limit', 'starting_after', 'created[gte]'] as const

/** The objects of the customer that a list is narrowed to, or all of them. */
export function ofCustomer<T extends { customerId: string | null }>(
  fields: Fields,
  all: Record<string, T>,
): T[] {
  const customer = fields.text('customer')
  return Object.values(all).filter(({ customerId }) => customer === undefined || customerId === customer)
}

/** A page of a list, newest first. @param kept all that is in the list, oldest first. */
export function page<T extends { id: string; created: number }, Built>(
  { fields }: ApiRequest,
  url: string,
  kept: readonly T[],
  build: (one: T) => Built,
): Stripe.ApiList<Built> {
  const limit = fields.number('limit') ?? 10
  if (limit < 1 || limit > 100) throw new StripeError(400, 'limit must be from 1 to 100', { param: 'limit' })
  const earliest = fields.number('created[gte]') ?? 0
  const newest = kept.filter(({ created }) => created >= earliest).toReversed()
  const after = fields.text('starting_after')
  const from = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1
  const shown = newest.slice(from, from + limit)
  return listOf(shown.map(build), url, from + limit < newest.length)
}
