import type { Context } from 'koa'
import { audit } from '../../../db/stores/audit-log.ts'
import type { RequestContext } from '../../http/context.ts'
import { refusal } from '../../http/errors.ts'
import { refuseForeignPage } from '../../http/origin.ts'
import type { Services } from '../../services.ts'
import { boardChange } from './board-changes.ts'
import type { Board } from './board.ts'
import type { Operator } from './operator-access.ts'

/**
 * What the dashboard's page may load: its own files and nothing else. Its styles stand partly in the page, so
 * styles alone may be written inline, and only here.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Links to fonts on other hosts, which the policy refuses anyway. */
const foreignStyles = /<link href="https:[^>]*>/g

/** Sets the page's own content policy, keeps answers out of caches, and takes out what would load from elsewhere. */
export function asBoardPage(ctx: Context): void {
  ctx.set('Content-Security-Policy', policy)
  if (ctx.path.includes('/static/')) ctx.set('Cache-Control', 'private, max-age=3600')
  else ctx.set('Cache-Control', 'no-store')
  if (typeof ctx.body === 'string' && ctx.response.is('html'))
    ctx.body = ctx.body.replaceAll(foreignStyles, '')
}

const safe = new Set(['GET', 'HEAD'])

/**
 * Lets a change through: asked by our own page, by somebody who may change things, a change that we know; and writes down
 * who does what to what before it is done, so that no change goes unwritten.
 * @throws 403 forbidden_origin or read_only; 404 for what is no change of the dashboard; 503 when it cannot be written.
 */
async function admitChange(
  { env, database, clock }: Services,
  ctx: Context,
  { name, role }: Operator,
  basePath: string,
): Promise<void> {
  refuseForeignPage(ctx, env)
  if (role === 'viewer')
    throw refusal('read_only', 'You may look and change nothing. Ask an operator to do this.')
  const change = boardChange(ctx.method, ctx.path.slice(`${basePath}/api`.length))
  if (!change) throw refusal('not_found', 'The job dashboard knows no such change.')
  await audit(database.connection, {
    actor: `operator:${name}`,
    action: change.action,
    accountId: null,
    now: clock.now(),
    requestId: (ctx as unknown as RequestContext).state.requestId,
    detail: change.detail,
  })
}

/** The job dashboard, for operators and viewers. */
export function boardPages(
  services: Services,
  basePath: string,
  open: () => Promise<Board>,
): (ctx: Context, operator: Operator) => Promise<void> {
  return async (ctx, operator) => {
    if (!safe.has(ctx.method)) await admitChange(services, ctx, operator, basePath)
    const { pages } = await open()
    await pages[operator.role](ctx, () => Promise.resolve())
    asBoardPage(ctx)
  }
}
