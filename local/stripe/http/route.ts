import type { Stripe } from 'stripe'
import { listOf } from '../build/common.ts'
import type { Ledger } from '../state/ledger.ts'
import { StripeFault } from './fault.ts'
import type { Fields } from './fields.ts'

/** One call of the API. */
export interface Asked {
  ledger: Ledger
  fields: Fields
  /** The id in the path, where it has one. */
  id: string
  /** What is to be given whole in place of its id. */
  expand: ReadonlySet<string>
}

/** A call that the stand-in knows. */
export interface ApiRoute {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below /v1. */
  path: string
  /** Parameters it takes; others are refused. */
  takes?: readonly string[]
  /** What it can expand; other wishes are refused. */
  expands?: readonly string[]
  /** What it answers; Stripe's own type is told by the builders. */
  answer(asked: Asked): object
}

/** Parameters of every list. */
export const paging = ['limit', 'starting_after', 'created'] as const

const bounds = {
  gt: (at: number, bound: number) => at > bound,
  gte: (at: number, bound: number) => at >= bound,
  lt: (at: number, bound: number) => at < bound,
  lte: (at: number, bound: number) => at <= bound,
}

function isWithin(fields: Fields, created: number): boolean {
  return Object.entries(bounds).every(([name, fits]) => {
    const bound = fields.number(`created[${name}]`)
    return bound === undefined || fits(created, bound)
  })
}

/** A page of what was kept, newest first. @param kept oldest first. */
export function page<T extends { id: string; created: number }, Built>(
  { fields }: Asked,
  url: string,
  kept: readonly T[],
  build: (one: T) => Built,
): Stripe.ApiList<Built> {
  const limit = fields.number('limit') ?? 10
  if (limit < 1 || limit > 100) throw new StripeFault(400, 'limit must be from 1 to 100', { param: 'limit' })
  const newest = kept.filter(({ created }) => isWithin(fields, created)).toReversed()
  const after = fields.text('starting_after')
  const from = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1
  const shown = newest.slice(from, from + limit)
  return listOf(shown.map(build), url, from + limit < newest.length)
}
