import type { Router } from '@koa/router'
import { endpoints } from '../../../contract/http/index.ts'
import { countLiveLinks, listAccountantLinks } from '../../../db/stores/accountant-links.ts'
import { findSubmission } from '../../../db/stores/submissions.ts'
import { notFound } from '../../http/errors.ts'
import { handle } from '../../http/handle.ts'
import type { Services } from '../../services.ts'
import { isPaid } from '../billing/index.ts'
import { endAccountantLink, makeAccountantLink, openShared } from './commands.ts'
import { MOST_LINKS } from './policy.ts'
import { presentLink } from './presenter.ts'

/** Links by which one reader reads one kept calculation [spec 29.1]. */
export function accountantLinkRoutes(router: Router, services: Services): void {
  const { database, env } = services
  const { connection } = database

  handle(router, services, endpoints.listAccountantLinks, async ({ live, params, now }) => {
    const accountId = live.account.id
    if (!(await findSubmission(connection, accountId, params.id))) throw notFound('calculation')
    const links = await listAccountantLinks(connection, { accountId, submissionId: params.id })
    const left = Math.max(0, MOST_LINKS - (await countLiveLinks(connection, { accountId, now })))
    const paid = isPaid(live.account, now)
    return { links: links.map((link) => presentLink(link, { paid, now })), left }
  })

  handle(
    router,
    services,
    endpoints.makeAccountantLink,
    async ({ live, params, body, now, requestId, caller }) => {
      const wanted = { live, submissionId: params.id, ...body, now, requestId, caller }
      const { link, token } = await makeAccountantLink(services, wanted)
      // After the #, which no browser sends anywhere.
      const address = new URL(`/shared#${token}`, env.PUBLIC_URL).href
      return { link: presentLink(link, { paid: true, now }), address }
    },
  )

  handle(router, services, endpoints.endAccountantLink, async ({ live, params, now, requestId, caller }) => {
    await endAccountantLink(services, { accountId: live.account.id, ...params, now, requestId, caller })
  })

  handle(router, services, endpoints.openSharedCalculation, async ({ ctx, body, now, requestId, caller }) => {
    ctx.set('X-Robots-Tag', 'noindex')
    return openShared(services, { ...body, now, requestId, caller })
  })
}
