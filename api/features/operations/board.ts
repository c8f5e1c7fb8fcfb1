import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { KoaAdapter } from '@bull-board/koa'
import type { Middleware } from 'koa'
import type { Env } from '../../../platform/env.ts'
import type { Logger } from '../../../platform/logger.ts'
import type { Queue } from 'bullmq'
import { openQueues } from '../../../platform/queues.ts'
import { TimeoutError, withTimeout } from '../../../platform/timeout.ts'
import { queueNames, type QueueName } from '../../../contract/jobs/jobs.ts'
import { product } from '../../../contract/http/product.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { RequestContext } from '../../http/context.ts'
import type { Role } from './operator-access.ts'
import { shownAnswer, shownData, shownReturnValue } from './shown-data.ts'
import { withUntaken } from './untaken.ts'

/** The job dashboard with its queues. */
export interface Board {
  /** Its pages by role: the full dashboard, and the read-only one. */
  pages: Readonly<Record<Role, Middleware>>
  readonly backend: 'postgres' | 'redis'
  readonly queues: readonly OpenQueue[]
  close: () => Promise<void>
}

/** An open queue of the product. */
export interface OpenQueue {
  name: QueueName
  queue: Queue
}

type BoardEnv = Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'REDIS_URL' | 'NODE_ENV'>

/** How long the queues may take to answer the dashboard, milliseconds: a Redis that is away answers nothing. */
const PATIENCE_MS = 5_000

/** Database connections: the dashboard runs its queries one after the other. */
const CONNECTIONS = 2

/** What the dashboard is opened with. */
interface BoardServices {
  env: BoardEnv
  logger: Logger
  clock: Clock
}

/**
 * Opens the queues and creates the dashboard over them, served under `basePath`.
 * @param patience how long the queues may take to answer a call of it, milliseconds.
 * @throws the database's own error when the queues cannot be reached; everything opened is closed then.
 */
export async function openBoard(
  { env, logger, clock }: BoardServices,
  basePath: string,
  patience = PATIENCE_MS,
): Promise<Board> {
  const queues = openQueues({ ...env, DATABASE_POOL: CONNECTIONS }, logger)
  const opened = queueNames.map((name) => ({ name, queue: queues.queue(name) }))
  try {
    // A PostgreSQL queue never recovers from a failed first connection, so it is awaited; a Redis queue reconnects.
    if (queues.backend === 'postgres') await Promise.all(opened.map(({ queue }) => queue.waitUntilReady()))
  } catch (error) {
    await queues.close()
    throw error
  }

  return {
    backend: queues.backend,
    queues: opened,
    pages: {
      operator: drawBoard(opened, { env, clock }, { basePath, patience, readOnlyMode: false }),
      viewer: drawBoard(opened, { env, clock }, { basePath, patience, readOnlyMode: true }),
    },
    close: () => queues.close(),
  }
}

/** Creates Bull Board over open queues; the read-only board offers no actions. */
function drawBoard(
  opened: readonly OpenQueue[],
  { env, clock }: { env: Pick<Env, 'NODE_ENV'>; clock: Clock },
  { basePath, patience, readOnlyMode }: { basePath: string; patience: number; readOnlyMode: boolean },
): Middleware {
  const adapters = opened.map(({ name, queue }) => {
    const adapter = new BullMQAdapter(queue, { readOnlyMode })
    adapter.setFormatter('data', (data: unknown) => shownData(name, data))
    adapter.setFormatter('returnValue', shownReturnValue)
    return adapter
  })
  const serverAdapter = new KoaAdapter().setBasePath(basePath)
  createBullBoard({
    queues: adapters,
    serverAdapter,
    options: {
      uiConfig: {
        boardTitle: `${product.name} jobs`,
        boardLogo: { path: '/icon.svg', width: 28, height: 28 },
        favIcon: { default: '/icon.svg', alternative: '/icon-192.png' },
        hideDocsLink: true,
        miscLinks: [{ text: 'Status', url: '/operator' }],
        pollingInterval: { showSetting: false, forceInterval: 10 },
        environment: {
          label: readOnlyMode ? `${env.NODE_ENV}, read-only` : env.NODE_ENV,
          color: env.NODE_ENV === 'production' ? '#a3231b' : '#0b5238',
          textColor: '#ffffff',
        },
      },
    },
  })
  // Bull Board's Koa types differ from ours for the same middleware.
  const draw = serverAdapter.registerPlugin() as unknown as Middleware
  return async (ctx, next) => {
    const isCall = ctx.path.startsWith(`${basePath}/api/`)
    const drawn = (async () => {
      await draw(ctx, next)
      if (ctx.path === `${basePath}/api/queues`) ctx.body = await withUntaken(ctx.body, opened, clock.now())
    })()
    if (!isCall) await drawn
    else if (!(await isInTime(drawn, patience))) {
      ctx.status = 503
      ;(ctx as unknown as RequestContext).state.failedBy = 'queues'
      ctx.set('Retry-After', '10')
      ctx.body = { error: 'The queues do not answer. /operator says since when, and what to do.' }
    } else if (typeof ctx.body === 'object') {
      // A job's log is a list of lines, each of which may quote an error.
      ctx.body = shownAnswer(ctx.body, ctx.path.endsWith('/logs'))
    }
  }
}

/** Whether work ends in time. @throws what the work throws. */
async function isInTime(work: Promise<unknown>, patience: number): Promise<boolean> {
  try {
    await withTimeout(patience, 'The job dashboard', work)
    return true
  } catch (error) {
    if (error instanceof TimeoutError) return false
    throw error
  }
}
