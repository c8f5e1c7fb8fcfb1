import type { Router } from '@koa/router'
import { endpoints } from '../../../contract/http/index.ts'
import { clearClient } from '../../http/session-cookie.ts'
import { signInFirst } from '../../http/errors.ts'
import { handle } from '../../http/handle.ts'
import type { Services } from '../../services.ts'
import { deleteAccount } from './commands/delete-account.ts'
import { exportData } from './export/export-data.ts'
import { updateProfile } from './commands/update-profile.ts'
import { sendAsFile } from './export/csv.ts'
import { presentProfile, presentSignUp } from './presenter.ts'

/** The signed-in person's own profile and account [spec 19.12, 19.13]. */
export function profileRoutes(router: Router, services: Services): void {
  handle(router, services, endpoints.readProfile, async ({ live, signUp }) => {
    if (live) return presentProfile(live)
    if (!signUp) throw signInFirst()
    return presentSignUp(signUp)
  })

  handle(router, services, endpoints.updateProfile, async ({ live, body, now, requestId, caller }) =>
    presentProfile({
      ...live,
      account: await updateProfile(services, { account: live.account, update: body, now, requestId, caller }),
    }),
  )

  handle(router, services, endpoints.exportData, async ({ ctx, live, query, now, requestId, caller }) => {
    const data = await exportData(services, { live, now, requestId, caller })
    return sendAsFile(ctx, data, { format: query.format ?? 'json', now })
  })

  handle(router, services, endpoints.deleteAccount, async ({ ctx, live, now, requestId, caller }) => {
    await deleteAccount(services, { live, now, requestId, caller })
    clearClient(ctx, services.env)
  })
}
