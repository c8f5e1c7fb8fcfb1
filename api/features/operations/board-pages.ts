import type { Context } from 'koa'
import { audit } from '../../../db/stores/audit-log.ts'
import type { RequestContext } from '../../http/context.ts'
import { refusal } from '../../http/errors.ts'
import { refuseForeignPage } from '../../http/origin.ts'
import type { Services } from '../../services.ts'
import { boardChange, isRefused, type BoardChange } from './board-changes.ts'
import { noteReleases } from './board-releases.ts'
import type { Board } from './board.ts'
import type { Operator } from './operator-access.ts'

/**
 * The dashboard's content policy: its own files only. Bull Board uses some inline styles, so inline styles, and only
 * those, are allowed on these pages.
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

/** Links to fonts on other hosts, which the content policy blocks anyway. */
const foreignStyles = /<link href="https:[^>]*>/g

/** Sets the page's own content policy, disables caching, and removes links to other hosts. */
export function asBoardPage(ctx: Context): void {
  ctx.set('Content-Security-Policy', policy)
  if (ctx.path.includes('/static/')) ctx.set('Cache-Control', 'private, max-age=3600')
  else ctx.set('Cache-Control', 'no-store')
  if (typeof ctx.body === 'string' && ctx.response.is('html'))
    ctx.body = ctx.body.replaceAll(foreignStyles, '')
}

const safe = new Set(['GET', 'HEAD'])

/**
 * Admits a change that comes from our own page, from an operator who may make changes, and that is known; writes the
 * audit entry before the change is carried out, so that no change is unrecorded.
 * @throws 403 forbidden_origin or read_only; 404 for an unknown change; 503 when the entry cannot be written.
 */
async function admitChange(
  { env, database, clock }: Services,
  ctx: Context,
  { name, role }: Operator,
  basePath: string,
): Promise<BoardChange> {
  refuseForeignPage(ctx, env)
  if (role === 'viewer')
    throw refusal('read_only', 'You may look and change nothing. Ask an operator to do this.')
  const path = ctx.path.slice(`${basePath}/api`.length)
  if (isRefused(ctx.method, path))
    throw refusal(
      'read_only',
      'A limit set here would hold jobs back without a word on the status page. Pause the queue instead.',
    )
  const change = boardChange(ctx.method, path)
  if (!change) throw refusal('not_found', 'The job dashboard knows no such change.')
  const { requestId, caller } = (ctx as unknown as RequestContext).state
  await audit(database.connection, {
    actor: `operator:${name}`,
    action: change.action,
    accountId: null,
    now: clock.now(),
    requestId,
    caller,
    detail: change.detail,
  })
  return change
}

/** The job dashboard, for operators and viewers. */
export function boardPages(
  services: Services,
  basePath: string,
  open: () => Promise<Board>,
): (ctx: Context, operator: Operator) => Promise<void> {
  return async (ctx, operator) => {
    const change = safe.has(ctx.method) ? undefined : await admitChange(services, ctx, operator, basePath)
    const { pages, queues } = await open()
    if (change) await noteReleases(change, queues, services.clock.now())
    await pages[operator.role](ctx, () => Promise.resolve())
    asBoardPage(ctx)
  }
}
