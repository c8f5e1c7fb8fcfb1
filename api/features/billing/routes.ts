import type { Router } from '@koa/router'
import { countSubmissions } from '../../../db/stores/submissions.ts'
import { endpoints } from '../../contract/index.ts'
import { handle } from '../../http/handle.ts'
import type { Services } from '../../services.ts'
import { freeCalculationsLeft, isPaid } from './policy.ts'
import { presentBillingStatus } from './presenter.ts'

/** The plan of the signed-in person. */
export function billingRoutes(router: Router, services: Services): void {
  handle(router, services, endpoints.readBillingStatus, async ({ live: { account }, now }) => {
    const paid = isPaid(account, now)
    const kept = await countSubmissions(services.database.connection, account.id)
    return presentBillingStatus(services.env, account, {
      paid,
      freeCalculationsLeft: freeCalculationsLeft(services.env, paid, kept),
      renewal: null,
    })
  })
}
