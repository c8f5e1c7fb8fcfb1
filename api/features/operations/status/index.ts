import type { Context } from 'koa'
import type { Services } from '../../../services.ts'
import { refusal } from '../../../http/errors.ts'
import type { Board } from '../board.ts'
import type { Operator } from '../operator-access.ts'
import { readFigures } from './figures.ts'
import { statusPage } from './page.ts'
import { statusStyle } from './style.ts'

/** The status page at `base` and its style sheet, read-only, for operators and viewers. */
export function statusPages(
  services: Services,
  base: string,
  open: () => Promise<Board>,
): (ctx: Context, operator: Operator) => Promise<void> {
  return async (ctx, operator) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD')
      throw refusal('method_not_allowed', 'This page is only looked at.')
    if (ctx.path === `${base}/status.css`) {
      ctx.type = 'css'
      ctx.set('Cache-Control', 'private, max-age=300')
      ctx.body = statusStyle
      return
    }
    if (ctx.path !== base) throw refusal('not_found', 'There is nothing at this address.')
    ctx.type = 'html'
    ctx.set('Cache-Control', 'no-store')
    const figures = await readFigures(services, open)
    ctx.body = statusPage(figures, { operator, environment: services.env.NODE_ENV, base })
  }
}
