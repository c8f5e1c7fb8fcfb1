import type { Router } from '@koa/router'
import { endpoints } from '../../../contract/http/index.ts'
import { decideEmailChange, readEmailDecision } from '../../../identity/email-change-decision.ts'
import { proveEmailByCode } from '../../../identity/email-change-proof.ts'
import { askEmailChange, cancelEmailChange, readEmailChange } from '../../../identity/email-change.ts'
import { demandFresh } from '../../../identity/factors/proofs.ts'
import { handle } from '../../http/handle.ts'
import type { Services } from '../../services.ts'

const ok = { ok: true } as const

/** Changing the address of an account [spec 9.6]; the link to the new one is opened at /auth/verify. */
export function emailChangeRoutes(router: Router, services: Services): void {
  const { connection } = services.database

  handle(router, services, endpoints.askEmailChange, async ({ live, body, now, requestId, caller }) => {
    await demandFresh(connection, live, { now })
    await askEmailChange(services, { live, newEmail: body.email, now, requestId, caller })
    return ok
  })

  handle(router, services, endpoints.readEmailChange, async ({ live, now }) => {
    const change = await readEmailChange(connection, live.account.id, now)
    if (!change) return { email: null }
    const { newEmail: email, provedAt, takesEffectAt } = change
    return { email, proved: provedAt !== null, takesEffectAt: takesEffectAt.toISOString() }
  })

  handle(router, services, endpoints.cancelEmailChange, async ({ live, now, requestId, caller }) => {
    await cancelEmailChange(services, { accountId: live.account.id, now, requestId, caller })
  })

  handle(router, services, endpoints.proveEmailByCode, async ({ live, body, now, requestId, caller }) => ({
    ...ok,
    did: await proveEmailByCode(services, { ...body, live, now, requestId, caller }),
  }))

  handle(router, services, endpoints.readEmailDecision, async ({ body, now }) => {
    const { takesEffectAt, ...decision } = await readEmailDecision(services, { ...body, now })
    return { ...decision, takesEffectAt: takesEffectAt.toISOString() }
  })

  handle(router, services, endpoints.decideEmailChange, async ({ body, now, requestId, caller }) => ({
    ...ok,
    did: await decideEmailChange(services, { ...body, now, requestId, caller }),
  }))
}
