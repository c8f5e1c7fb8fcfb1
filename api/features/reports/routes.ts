import type { Router } from '@koa/router'
import { endpoints } from '../../../contract/http/index.ts'
import { handle } from '../../http/handle.ts'
import type { Services } from '../../services.ts'
import { mailReport, reportKind } from './commands.ts'
import { madeFileCommands } from './made-files.ts'

/** Reports as the worker prints them [spec 19.18]. */
export function reportRoutes(router: Router, services: Services): void {
  const reports = madeFileCommands(reportKind, services)

  handle(router, services, endpoints.askReport, async ({ params, live, now, requestId, caller }) => {
    const request = { accountId: live.account.id, submissionId: params.id, now, requestId, caller }
    return { status: await reports.ask(request) }
  })

  handle(router, services, endpoints.readReport, async ({ params, live, now }) =>
    reports.read({ account: live.account, submissionId: params.id, now }, 'report.pdf'),
  )

  handle(
    router,
    services,
    endpoints.downloadReport,
    async ({ params, live, limits, now, requestId, caller, ctx }) => {
      const { file, fileName } = await reports.download({
        account: live.account,
        submissionId: params.id,
        limits,
        now,
        requestId,
        caller,
      })
      ctx.set('Content-Disposition', `attachment; filename="${fileName}"`)
      return file
    },
  )

  handle(router, services, endpoints.mailReport, async ({ params, live, now, requestId, caller }) => {
    await mailReport(services, {
      accountId: live.account.id,
      submissionId: params.id,
      now,
      requestId,
      caller,
    })
    return { ok: true as const }
  })
}
