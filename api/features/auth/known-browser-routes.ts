import type { Router } from '@koa/router'
import { endpoints } from '../../../contract/http/index.ts'
import { makeBrowserKnown } from '../../../identity/known-browsers.ts'
import { askForMail } from '../../../identity/mail-requests.ts'
import { browserOf, markBrowser } from '../../http/browser.ts'
import { handle } from '../../http/handle.ts'
import { accountOfBrowser, rememberBrowser } from '../../http/known-browser.ts'
import type { Services } from '../../services.ts'

/** How a browser that the account does not know becomes known, while strangers' guesses shut the password to it. */
export function knownBrowserRoutes(router: Router, services: Services): void {
  const { env } = services

  handle(router, services, endpoints.mailKnownBrowser, async ({ ctx, body, now, requestId, caller }) => {
    const browserHash = markBrowser(ctx, env)
    const knownAccountId = accountOfBrowser(ctx, env, now)
    const asked = { purpose: 'known-browser', ...body, browserHash, knownAccountId } as const
    await askForMail(services, { ...asked, now, requestId, caller })
    return { ok: true } as const
  })

  handle(router, services, endpoints.makeBrowserKnown, async ({ ctx, body, now, requestId, caller }) => {
    const browserHash = browserOf(ctx, env)
    const context = { now, requestId, caller }
    const { id, email } = await makeBrowserKnown(services, { browserHash, ...body, ...context })
    rememberBrowser(ctx, env, id, now)
    return { ok: true, email } as const
  })
}
