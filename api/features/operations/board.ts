import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { KoaAdapter } from '@bull-board/koa'
import type { Middleware } from 'koa'
import type { Env } from '../../../platform/env.ts'
import type { Logger } from '../../../platform/logger.ts'
import type { Queue } from 'bullmq'
import { openQueues } from '../../../platform/queues.ts'
import { queueNames, type QueueName } from '../../../contract/jobs/jobs.ts'
import { product } from '../../../contract/http/product.ts'
import type { Role } from './operator-access.ts'
import { shownAnswer, shownData, shownOutcome } from './shown-data.ts'

/** The job dashboard on its queues. */
export interface Board {
  /** Its pages for somebody who may do everything, and for somebody who may only look. */
  pages: Readonly<Record<Role, Middleware>>
  readonly backend: 'postgres' | 'redis'
  readonly queues: readonly OpenQueue[]
  close: () => Promise<void>
}

/** A queue of the product, opened to look at. */
export interface OpenQueue {
  name: QueueName
  queue: Queue
}

type BoardEnv = Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'REDIS_URL' | 'NODE_ENV'>

/** The dashboard asks one thing after the other. */
const CONNECTIONS = 2

/**
 * Opens the queues and makes the dashboard over them, to be served under `basePath`.
 * @throws the database's own error when the queues cannot be reached; nothing stays open then.
 */
export async function openBoard(env: BoardEnv, logger: Logger, basePath: string): Promise<Board> {
  const queues = openQueues({ ...env, DATABASE_POOL: CONNECTIONS }, logger)
  const opened = queueNames.map((name) => ({ name, queue: queues.queue(name) }))
  try {
    // On PostgreSQL a queue whose first connection failed never recovers; on Redis it waits and does.
    if (queues.backend === 'postgres') await Promise.all(opened.map(({ queue }) => queue.waitUntilReady()))
  } catch (error) {
    await queues.close()
    throw error
  }

  return {
    backend: queues.backend,
    queues: opened,
    pages: {
      operator: drawBoard(opened, env, basePath, false),
      viewer: drawBoard(opened, env, basePath, true),
    },
    close: () => queues.close(),
  }
}

/** Bull Board over open queues; read-only it offers nothing that changes them. */
function drawBoard(
  opened: readonly OpenQueue[],
  env: Pick<Env, 'NODE_ENV'>,
  basePath: string,
  readOnlyMode: boolean,
): Middleware {
  const adapters = opened.map(({ name, queue }) => {
    const adapter = new BullMQAdapter(queue, { readOnlyMode })
    adapter.setFormatter('data', (data: unknown) => shownData(name, data))
    adapter.setFormatter('returnValue', shownOutcome)
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
  // Its own Koa types name the same middleware as ours.
  const draw = serverAdapter.registerPlugin() as unknown as Middleware
  return async (ctx, next) => {
    await draw(ctx, next)
    if (typeof ctx.body !== 'object' || !ctx.path.startsWith(`${basePath}/api/`)) return
    // A job's log is a list of lines, each of which may quote a fault.
    ctx.body = shownAnswer(ctx.body, ctx.path.endsWith('/logs'))
  }
}
