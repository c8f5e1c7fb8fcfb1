import type { Router } from '@koa/router'
import { endpoints } from '../../../contract/http/index.ts'
import { handle } from '../../http/handle.ts'
import type { Services } from '../../services.ts'
import { askReport } from './commands/ask-report.ts'
import { mailReport } from './commands/mail-report.ts'
import { currentReport } from './current-report.ts'
import { downloadReport } from './download.ts'
import { presentReport } from './presenter.ts'

/** Reports as the worker prints them (DESIGN section 5). */
export function reportRoutes(router: Router, services: Services): void {
  const { connection } = services.database

  handle(router, services, endpoints.askReport, async ({ params, live, now, requestId }) => {
    const asked = { accountId: live.account.id, submissionId: params.id, now, requestId }
    return { status: await askReport(services, asked) }
  })

  handle(router, services, endpoints.readReport, async ({ params, live, now }) => {
    const { standing } = await currentReport(connection, {
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
    async ({ params, live, limits, now, requestId, ctx }) => {
      const { file, fileName } = await downloadReport(services, {
        account: live.account,
        submissionId: params.id,
        limits,
        now,
        requestId,
      })
      ctx.set('Content-Disposition', `attachment; filename="${fileName}"`)
      return file
    },
  )

  handle(router, services, endpoints.mailReport, async ({ params, live, now, requestId }) => {
    await mailReport(services, { accountId: live.account.id, submissionId: params.id, now, requestId })
    return { ok: true as const }
  })
}
