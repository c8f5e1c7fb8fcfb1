import type { Context } from 'koa'
import type { Env } from '../../platform/env.ts'
import { writeSessionCookie } from './session-cookie.ts'

/**
 * Makes the browser forget a session that was ended: its cookie, and pages it kept to go back to (CHECKLISTS
 * S14). Not its storage: unsent edits of another person may wait there (DESIGN, Drafts); the client itself
 * wipes what belonged to the one who left, also when it is offline.
 */
export function clearClient(ctx: Context, env: Pick<Env, 'PUBLIC_URL'>): void {
  writeSessionCookie(ctx, env, null)
  ctx.set('Clear-Site-Data', '"cache"')
}
