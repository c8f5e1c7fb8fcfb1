import { endpoints, type ReportStatus } from '../../../contract/http/index.ts'
import type { Standing } from './policy.ts'
import type { Router } from '@koa/router'
import { handle } from '../../http/handle.ts'
import type { Services } from '../../services.ts'
import { askReport, mailReport, currentReport, downloadReport } from './commands.ts'

/** A report's state as its owner sees it; an outdated one is shown as none. */
export function presentStanding(standing: Standing): ReportStatus['status'] {
  return standing === 'outdated' ? 'none' : standing
}

/** The state, with the address of the file once it is ready. */
export function presentReport(submissionId: string, standing: Standing): ReportStatus {
  return {
    status: presentStanding(standing),
    url: standing === 'ready' ? `/api/submissions/${submissionId}/report.pdf` : null,
  }
}

/** Reports as the worker prints them [spec 19.18]. */
export function reportRoutes(router: Router, services: Services): void {
  const { connection } = services.database

  handle(router, services, endpoints.askReport, async ({ params, live, now, requestId, caller }) => {
    const request = { accountId: live.account.id, submissionId: params.id, now, requestId, caller }
    return { status: await askReport(services, request) }
  })

  handle(router, services, endpoints.readReport, async ({ params, live, now }) => {
    const { standing } = await currentReport(connection, services.env, {
      account: live.account,
      submissionId: params.id,
      now,
    })
    return presentReport(params.id, standing)
  })

  handle(
    router,
    services,
    endpoints.downloadReport,
    async ({ params, live, limits, now, requestId, caller, ctx }) => {
      const { file, fileName } = await downloadReport(services, {
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
