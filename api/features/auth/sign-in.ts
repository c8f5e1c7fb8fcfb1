import type { Account } from '../../../db/stores/accounts.ts'
import type { StartedSession } from '../../../identity/sessions.ts'
import { renewBrowser } from '../../http/browser.ts'
import type { RequestContext } from '../../http/context.ts'
import { rememberBrowser } from '../../http/known-browser.ts'
import { writeSessionCookie } from '../../http/session-cookie.ts'
import type { Services } from '../../services.ts'

/**
 * Gives a browser the session that began, and on the person's own device a cookie by which the account knows it: every
 * sign-in ends here. What the browser asked for before, when somebody
 * else may have held it, is no longer at home in it.
 */
export function signIn(
  ctx: RequestContext,
  env: Services['env'],
  { account, sessionId, session }: StartedSession & { account: Account },
): void {
  const { ownDevice, createdAt } = session
  writeSessionCookie(ctx, env, sessionId, { ownDevice })
  if (ownDevice) rememberBrowser(ctx, env, account.id, createdAt)
  renewBrowser(ctx, env)
}
