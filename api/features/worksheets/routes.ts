import type { Router } from '@koa/router'
import { endpoints } from '../../../contract/http/index.ts'
import { findSubmission } from '../../../db/stores/submissions.ts'
import { listWorksheets } from '../../../db/stores/worksheets.ts'
import { notFound } from '../../http/errors.ts'
import { handle } from '../../http/handle.ts'
import type { Services } from '../../services.ts'
import { isPaid } from '../billing/index.ts'
import { presentSubmission } from '../submissions/index.ts'
import { presentWorksheet } from './presenter.ts'
import { saveWorksheet } from './save-worksheet.ts'

/** What a return needs beyond the answers: the worksheets of a calculation. */
export function worksheetRoutes(router: Router, services: Services): void {
  const { connection } = services.database

  handle(router, services, endpoints.listWorksheets, async ({ params: { id }, live: { account }, now }) => {
    if (!(await findSubmission(connection, account.id, id))) throw notFound('calculation')
    const kept = await listWorksheets(connection, account.id, id)
    return kept.map((worksheet) => presentWorksheet(worksheet, isPaid(account, now)))
  })

  handle(
    router,
    services,
    endpoints.saveWorksheet,
    async ({ params: { id, kind }, body, live: { account }, now, requestId, caller }) => {
      const { worksheet, submission } = await saveWorksheet(services, {
        accountId: account.id,
        submissionId: id,
        kind,
        ...body,
        now,
        requestId,
        caller,
      })
      return { worksheet: presentWorksheet(worksheet, true), submission: presentSubmission(submission, true) }
    },
  )
}
