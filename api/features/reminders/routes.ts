import type { Router } from '@koa/router'
import { endpoints, type ReminderKind } from '../../../contract/http/index.ts'
import { listRunning } from '../../../db/stores/reminders.ts'
import { handle } from '../../http/handle.ts'
import type { Services } from '../../services.ts'
import { changeByLink, setReminder } from './commands.ts'

/** Reminders by mail: in the account, and by the links of the mails, which need no session [spec 26.6]. */
export function reminderRoutes(router: Router, services: Services): void {
  const { connection } = services.database

  handle(router, services, endpoints.readReminders, async ({ live }) => ({
    on: await listRunning(connection, live.account.id),
  }))

  handle(router, services, endpoints.chooseReminder, async ({ live: { account }, body, now }) => {
    await setReminder(services, { account, ...body, now })
    return { on: await listRunning(connection, account.id) }
  })

  handle(router, services, endpoints.changeByLink, async ({ body, now }) => {
    await changeByLink(services, { ...body, now })
    // The token says its kind in the open, whether we made it or not.
    return { kind: body.token.split('.')[0] as ReminderKind }
  })

  handle(router, services, endpoints.endByOneClick, async ({ query: { token }, now }) => {
    await changeByLink(services, { token, change: 'end', now })
    return { ok: true } as const
  })

  handle(router, services, endpoints.openOneClick, async ({ query, ctx }) => {
    ctx.redirect(`/reminders?token=${encodeURIComponent(query.token)}`)
    return Promise.resolve()
  })
}
