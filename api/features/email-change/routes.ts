import type { Router } from '@koa/router'
import { findWaitingEmailChange } from '../../../db/stores/email-changes.ts'
import { endpoints } from '../../../contract/http/index.ts'
import { handle } from '../../http/handle.ts'
import type { Services } from '../../services.ts'
import { askEmailChange, cancelEmailChange } from './commands.ts'

/** Changing the address of an account [spec 9.6]; its links are opened at /auth/verify. */
export function emailChangeRoutes(router: Router, services: Services): void {
  handle(router, services, endpoints.askEmailChange, async ({ live, body, now, requestId, caller }) => {
    await askEmailChange(services, { live, newEmail: body.email, now, requestId, caller })
    return { ok: true } as const
  })

  handle(router, services, endpoints.readEmailChange, async ({ live, now }) => {
    const pending = await findWaitingEmailChange(services.database.connection, live.account.id, now)
    return { email: pending?.newEmail ?? null }
  })

  handle(router, services, endpoints.cancelEmailChange, async ({ live, now, requestId, caller }) => {
    await cancelEmailChange(services, { live, now, requestId, caller })
  })
}
