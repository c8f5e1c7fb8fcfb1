import type { RequestContext } from '../../http/context.ts'
import type { Router } from '@koa/router'
import { findDraft, listDrafts } from '../../../db/stores/drafts.ts'
import { endpoints } from '../../../contract/http/index.ts'
import { handle } from '../../http/handle.ts'
import { readPage } from '../../http/paging.ts'
import { notFound } from '../../http/errors.ts'
import { demandSameAccount } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { createDraft, discardDraft, replaceDraft } from './commands.ts'
import { presentDraft, presentSavedDraft } from './presenter.ts'

/** Whether the client asked for a short response (`Prefer: return=minimal`, RFC 7240); sets Preference-Applied. */
export function prefersMinimal(ctx: RequestContext): boolean {
  const isMinimal = ctx
    .get('Prefer')
    .split(/[,;]/)
    .some((preference) => preference.replace(/[\s"]/g, '').toLowerCase() === 'return=minimal')
  if (isMinimal) ctx.set('Preference-Applied', 'return=minimal')
  return isMinimal
}

/** Drafts: the questionnaire in progress [spec 19.14]. */
export function draftRoutes(router: Router, services: Services): void {
  const { connection } = services.database

  handle(router, services, endpoints.listDrafts, async (call) => {
    const accountId = call.live.account.id
    const drafts = await readPage(call, {
      find: (id) => findDraft(connection, accountId, id),
      list: (page) => listDrafts(connection, accountId, page),
    })
    return drafts.map(presentDraft)
  })

  handle(router, services, endpoints.createDraft, async ({ body, live, now, ctx }) => {
    const accountId = live.account.id
    demandSameAccount(body, live)
    const { draft, isNew } = await createDraft(services, { ...body, accountId, now })
    ctx.status = isNew ? endpoints.createDraft.status : 200
    return presentDraft(draft)
  })

  handle(router, services, endpoints.readDraft, async ({ params, live }) => {
    const draft = await findDraft(connection, live.account.id, params.id)
    if (!draft) throw notFound('draft')
    return presentDraft(draft)
  })

  handle(router, services, endpoints.updateDraft, async ({ params, body, live, now, ctx }) => {
    const accountId = live.account.id
    demandSameAccount(body, live)
    const saved = await replaceDraft(services, { ...body, id: params.id, accountId, now })
    return prefersMinimal(ctx) ? presentSavedDraft(saved) : presentDraft({ ...saved, answers: body.answers })
  })

  handle(router, services, endpoints.deleteDraft, async ({ params, live }) => {
    await discardDraft(services, { id: params.id, accountId: live.account.id })
  })
}
