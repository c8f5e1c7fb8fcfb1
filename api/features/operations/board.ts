import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { KoaAdapter } from '@bull-board/koa'
import type { Middleware } from 'koa'
import type { Env } from '../../../platform/env.ts'
import type { Logger } from '../../../platform/logger.ts'
import { openQueues } from '../../../platform/queues.ts'
import { queueNames } from '../../../worker/contract/jobs.ts'
import { product } from '../../contract/product.ts'
import { shownData, shownOutcome } from './shown-data.ts'

/** The job dashboard on its queues. */
export interface Board {
  pages: Middleware
  close: () => Promise<void>
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

  const adapters = opened.map(({ name, queue }) => {
    const adapter = new BullMQAdapter(queue)
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
        hideDocsLink: true,
        pollingInterval: { showSetting: false, forceInterval: 10 },
        environment: {
          label: env.NODE_ENV,
          color: env.NODE_ENV === 'production' ? '#a3231b' : '#0b5238',
          textColor: '#ffffff',
        },
      },
    },
  })
  return {
    // Its own Koa types name the same middleware as ours.
    pages: serverAdapter.registerPlugin() as unknown as Middleware,
    close: () => queues.close(),
  }
}
