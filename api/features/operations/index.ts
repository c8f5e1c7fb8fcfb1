import type { Middleware } from 'koa'
import { operatorPages } from '../../../contract/http/index.ts'
import { comesFrom } from '../../../platform/system.ts'
import type { Services } from '../../services.ts'
import type { Board } from './board.ts'
import { boardPages } from './board-pages.ts'
import { operatorAccess } from './operator-access.ts'
import { statusPages } from './status/index.ts'

export { shownText } from './shown-data.ts'
export { setApartIn, supportWayOf, typedBy } from './status/start-way.ts'
export { duration } from './status/duration.ts'
export { findUntaken, untakenInWords } from './untaken.ts'

/** The operator's pages. */
export interface Operations {
  pages: Middleware
  /** Closes the queues if a page has opened them. */
  close: () => Promise<void>
}

const STATUS = '/operator'
const BOARD = '/operator/jobs'
const isAt = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`)

/**
 * The status page at /operator and the job dashboard at /operator/jobs, behind the operator's or the viewer's
 * password. Without OPERATOR_USER and OPERATOR_PASSWORD_HASH these addresses have no route. The queues are opened on the
 * first request, and again after a failure.
 */
export function createOperations(services: Services): Operations {
  const { env } = services
  const access = operatorAccess(env, services.limits.ofHandler(operatorPages))
  // Loaded on the first request: BullMQ and the dashboard take some 30 MB that the rest of the API does not need.
  const loadBoard = async (): Promise<Board> => (await import('./board.ts')).openBoard(services, BOARD)
  let board: Promise<Board> | undefined
  const open = (): Promise<Board> => {
    board ??= loadBoard().catch((error: unknown) => {
      board = undefined
      throw comesFrom('queues', error)
    })
    return board
  }
  const jobs = boardPages(services, BOARD, open)
  const status = statusPages(services, STATUS, open)

  return {
    pages: async (ctx, next) => {
      if (!access || !isAt(ctx.path, STATUS)) {
        await next()
        return
      }
      const operator = await access.admit(ctx)
      if (isAt(ctx.path, BOARD)) await jobs(ctx, operator)
      else await status(ctx, operator)
    },
    close: async () => {
      const opened = await board?.catch(() => undefined)
      await opened?.close()
    },
  }
}
