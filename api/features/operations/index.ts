import type { Middleware } from 'koa'
import { refuseForeignPage } from '../../http/same-origin.ts'
import type { Services } from '../../services.ts'
import { asBoardPage } from './board-page.ts'
import { openBoard, type Board } from './board.ts'
import { operatorAccess } from './operator-access.ts'

/** The operator's pages. */
export interface Operations {
  pages: Middleware
  /** Closes the queues, when a page ever opened them. */
  close: () => Promise<void>
}

const BASE_PATH = '/operator/jobs'
const safe = new Set(['GET', 'HEAD'])

/**
 * The job dashboard at /operator/jobs: operator's password first, then our own pages only for whatever changes
 * something. Without OPERATOR_USER and OPERATOR_PASSWORD_HASH there is nothing at that address. The queues are
 * opened when the first page is asked for, and again when that failed.
 */
export function createOperations({ env, logger }: Pick<Services, 'env' | 'logger'>): Operations {
  const access = operatorAccess(env)
  let board: Promise<Board> | undefined
  const open = (): Promise<Board> => {
    board ??= openBoard(env, logger, BASE_PATH).catch((error: unknown) => {
      board = undefined
      throw error
    })
    return board
  }

  return {
    pages: async (ctx, next) => {
      if (!access || (ctx.path !== BASE_PATH && !ctx.path.startsWith(`${BASE_PATH}/`))) {
        await next()
        return
      }
      await access.admit(ctx)
      if (!safe.has(ctx.method)) refuseForeignPage(ctx, env)
      const { pages } = await open()
      await pages(ctx, () => Promise.resolve())
      asBoardPage(ctx)
    },
    close: async () => {
      const opened = await board?.catch(() => undefined)
      await opened?.close()
    },
  }
}
