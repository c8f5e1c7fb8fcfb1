import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Middleware } from 'koa'
import { whyUnusable } from '../../db/usable.ts'
import type { Services } from '../services.ts'

/** Whether this process still takes work; false from the first moment of stopping. */
export interface Readiness {
  accepting: boolean
}

/**
 * Why this process takes no work, in a sentence: it stops, the client's files are missing in production, or the database
 * cannot be worked with.
 * @returns undefined when it does.
 */
export async function whyNotReady(
  { database, env }: Pick<Services, 'database' | 'env'>,
  readiness: Readiness,
  lookAtDatabase = () => whyUnusable(database),
): Promise<string | undefined> {
  if (!readiness.accepting) return 'this process is stopping'
  if (env.NODE_ENV === 'production' && !existsSync(join(env.WEB_DIST, 'index.html')))
    return 'the files of the web client are not there: run npm run build:web, or mend WEB_DIST'
  return lookAtDatabase().catch(() => 'the database could not be looked at')
}

/** Longest that what was seen is told again, in milliseconds: anybody may ask, and the look writes to the database. */
const TOLD_AGAIN = 1_000

/** Looks again only when the last look began longer ago. */
function nowAndThen<Seen>(look: () => Promise<Seen>): () => Promise<Seen> {
  let last: { begun: number; seen: Promise<Seen> } | undefined
  return () => {
    if (last === undefined || performance.now() - last.begun >= TOLD_AGAIN)
      last = { begun: performance.now(), seen: look() }
    return last.seen
  }
}

/**
 * /livez: this process runs (touches nothing else). /readyz: it takes work, and else why not [operations O09].
 */
export function probes(services: Services, readiness: Readiness): Middleware {
  const look = nowAndThen(() => whyUnusable(services.database))
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
    const why = await whyNotReady(services, readiness, look)
    ctx.status = why === undefined ? 200 : 503
    ctx.body = { ok: why === undefined, why }
  }
}
