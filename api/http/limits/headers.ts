import type { RequestContext } from '../context.ts'
import type { Taken } from './limits.ts'

const header = 'RateLimit'

/**
 * Tells a client how much of a limit is left, in the fields of the IETF draft (`RateLimit-Policy`: how many in how
 * many seconds; `RateLimit`: how many are left, and for how many seconds). Of several limits the tightest is told.
 */
export function tellLimit(ctx: Pick<RequestContext, 'response' | 'set'>, taken: Taken): void {
  const told = /;r=(\d+)/.exec(ctx.response.get(header))?.[1]
  if (told !== undefined && Number(told) <= taken.left) return
  const name = taken.name.replace('LIMIT_', '').toLowerCase().replaceAll('_', '-')
  ctx.set(`${header}-Policy`, `"${name}";q=${taken.most};w=${taken.seconds}`)
  ctx.set(header, `"${name}";r=${taken.left};t=${taken.resetsIn}`)
}
