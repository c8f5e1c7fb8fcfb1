import type { Middleware } from 'koa'
import { isSchemaCurrent } from '../../db/schema.ts'
import type { Services } from '../services.ts'

/** Whether this process still takes work; false from the first moment of stopping. */
export interface Readiness {
  accepting: boolean
}

/** Whether this process takes work: not stopping, the database answers and has every migration. */
export async function isReady(
  { database }: Pick<Services, 'database'>,
  readiness: Readiness,
): Promise<boolean> {
  return readiness.accepting && (await isSchemaCurrent(database.connection).catch(() => false))
}

/**
 * /livez: this process runs (touches nothing else). /readyz: it takes work, the database answers and has our
 * schema [operations O09].
 */
export function probes(services: Services, readiness: Readiness): Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/livez' || ctx.path === '/readyz') ctx.set('Cache-Control', 'no-store')
    if (ctx.path === '/livez') {
      ctx.body = { ok: true }
      return
    }
    if (ctx.path !== '/readyz') {
      await next()
      return
    }
    const current = await isReady(services, readiness)
    ctx.status = current ? 200 : 503
    ctx.body = { ok: current }
  }
}
