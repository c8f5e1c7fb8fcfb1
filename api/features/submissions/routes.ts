import type { Router } from '@koa/router'
import { findSubmission, listSubmissions } from '../../../db/stores/submissions.ts'
import { endpoints } from '../../../contract/http/index.ts'
import { handle } from '../../http/handle.ts'
import { readPage } from '../../http/paging.ts'
import { notFound } from '../../http/errors.ts'
import { demandSameAccount } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { isPaid } from '../billing/index.ts'
import { changeSubmission, deleteSubmission } from './commands/submission-writes.ts'
import { copySubmission } from './commands/copy-submission.ts'
import { createSubmission } from './commands/create-submission.ts'
import { labelSubmission } from './commands/label-submission.ts'
import { presentSubmission } from './presenter.ts'

/** Kept calculations [spec 19.15, 16.5]. */
export function submissionRoutes(router: Router, services: Services): void {
  const { connection } = services.database

  handle(router, services, endpoints.listSubmissions, async (call) => {
    const { account } = call.live
    const submissions = await readPage(call, {
      find: (id) => findSubmission(connection, account.id, id),
      list: (page) => listSubmissions(connection, account.id, page),
    })
    return submissions.map((submission) => presentSubmission(submission, isPaid(account, call.now)))
  })

  handle(
    router,
    services,
    endpoints.createSubmission,
    async ({ body, live, now, requestId, caller, ctx }) => {
      demandSameAccount(body, live)
      const { draftId, draftVersion, answers, completedAt } = body
      const { submission, isNew } = await createSubmission(services, {
        accountId: live.account.id,
        draftId,
        draftVersion,
        answers,
        completedAt,
        now,
        requestId,
        caller,
      })
      ctx.status = isNew ? endpoints.createSubmission.status : 200
      return presentSubmission(submission, isPaid(live.account, now))
    },
  )

  handle(router, services, endpoints.readSubmission, async ({ params, live, now }) => {
    const submission = await findSubmission(connection, live.account.id, params.id)
    if (!submission) throw notFound('calculation')
    return presentSubmission(submission, isPaid(live.account, now))
  })

  handle(
    router,
    services,
    endpoints.updateSubmission,
    async ({ params, body, live, now, requestId, caller }) => {
      const { answers, completedAt } = body
      const submission = await changeSubmission(services, {
        accountId: live.account.id,
        id: params.id,
        answers,
        completedAt,
        now,
        requestId,
        caller,
      })
      return presentSubmission(submission, isPaid(live.account, now))
    },
  )

  handle(
    router,
    services,
    endpoints.copySubmission,
    async ({ params, body, live, now, requestId, caller, ctx }) => {
      demandSameAccount(body, live)
      const { key, taxYear, label } = body
      const author = { accountId: live.account.id, now, requestId, caller }
      const copy = await copySubmission(services, { ...author, id: params.id, key, taxYear, label })
      ctx.status = copy.isNew ? endpoints.copySubmission.status : 200
      return presentSubmission(copy.submission, isPaid(live.account, now))
    },
  )

  handle(
    router,
    services,
    endpoints.labelSubmission,
    async ({ params, body, live, now, requestId, caller }) => {
      demandSameAccount(body, live)
      const author = { accountId: live.account.id, now, requestId, caller }
      const submission = await labelSubmission(services, { ...author, id: params.id, label: body.label })
      return presentSubmission(submission, isPaid(live.account, now))
    },
  )

  handle(router, services, endpoints.deleteSubmission, async ({ params, live, now, requestId, caller }) => {
    await deleteSubmission(services, { id: params.id, accountId: live.account.id, now, requestId, caller })
  })
}
