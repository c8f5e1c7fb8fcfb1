import type { Account } from '../../../db/stores/accounts.ts'
import { renewBrowser } from '../../http/browser.ts'
import type { RequestContext } from '../../http/context.ts'
import { writeSessionCookie } from '../../http/session-cookie.ts'
import type { Services } from '../../services.ts'

/**
 * Gives a browser the session that began: every sign-in ends here. What the browser asked for before, when somebody
 * else may have held it, is no longer at home in it.
 */
export function signIn(
  ctx: RequestContext,
  env: Services['env'],
  { sessionId, ownDevice }: { account: Account; sessionId: string; ownDevice: boolean },
): void {
  writeSessionCookie(ctx, env, sessionId, { ownDevice })
  renewBrowser(ctx, env)
}
