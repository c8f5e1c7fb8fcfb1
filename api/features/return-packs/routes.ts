import type { Router } from '@koa/router'
import { endpoints } from '../../../contract/http/index.ts'
import { paperIn } from '../../../contract/report/return/index.ts'
import { readReturnRows } from '../../../db/stores/return-packs.ts'
import { returnPackFiles } from '../../../db/stores/reports.ts'
import { returnPackOf } from '../../../templates/report/return-pack-of.ts'
import { handle } from '../../http/handle.ts'
import type { Services } from '../../services.ts'
import { type FileKind, madeFileCommands } from '../reports/index.ts'

/** Return packs as the worker makes them: one ZIP, which holds the PDF. */
const returnPackKind: FileKind = {
  name: 'return pack',
  files: returnPackFiles,
  job: 'render-return-pack',
  action: 'return_pack_asked',
  basisOf: async (connection, origin) =>
    returnPackOf({ ...origin, ...(await readReturnRows(connection, origin.submission)) }).basis,
}

const named = (fileName: string) => `attachment; filename="${fileName}"`

/** What is handed in for a calculation, made like its report [spec 31.8]. */
export function returnPackRoutes(router: Router, services: Services): void {
  const packs = madeFileCommands(returnPackKind, services)

  handle(router, services, endpoints.askReturnPack, async ({ params, live, now, requestId, caller }) => {
    const request = { accountId: live.account.id, submissionId: params.id, now, requestId, caller }
    return { status: await packs.ask(request) }
  })

  handle(router, services, endpoints.readReturnPack, async ({ params, live, now }) =>
    packs.read({ account: live.account, submissionId: params.id, now }, 'return-pack.zip'),
  )

  handle(
    router,
    services,
    endpoints.downloadReturnPaper,
    async ({ params, live, limits, now, requestId, caller, ctx }) => {
      const asked = { account: live.account, submissionId: params.id, limits, now, requestId, caller }
      const { file, fileName } = await packs.download(asked)
      ctx.set('Content-Disposition', named(fileName.replace(/\.zip$/, '.pdf')))
      return Buffer.from(paperIn(file) ?? [])
    },
  )

  handle(
    router,
    services,
    endpoints.downloadReturnPack,
    async ({ params, live, limits, now, requestId, caller, ctx }) => {
      const asked = { account: live.account, submissionId: params.id, limits, now, requestId, caller }
      const { file, fileName } = await packs.download(asked)
      ctx.set('Content-Disposition', named(fileName))
      return file
    },
  )
}
