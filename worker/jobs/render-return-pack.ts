import { zipPack } from '../../contract/report/return/index.ts'
import { isPaid } from '../../contract/http/index.ts'
import { readReturnRows } from '../../db/stores/return-packs.ts'
import { returnPackFiles } from '../../db/stores/reports.ts'
import { returnPackOf, type ReturnPackOf } from '../../templates/report/index.ts'
import { printPaper } from '../reports/print-report.ts'
import { PermanentFault, type JobHandler, type WorkerServices } from './job.ts'
import { type RenderedFile, renderFile } from './render-file.ts'

/** Makes a requested return pack, as its owner's plan allows, and stores it as one ZIP. */
export function renderReturnPack(services: WorkerServices): JobHandler<'render-return-pack'> {
  return renderFile(services, {
    files: returnPackFiles,
    present: async ({ clock, env }, { account, submission, connection }) => {
      const now = clock.now()
      const rows = await readReturnRows(connection, submission)
      const paid = isPaid(account, now)
      return returnPackOf({ account, submission, ...rows, paid, now, publicUrl: env.PUBLIC_URL })
    },
    render: renderPack,
  })
}

async function renderPack(
  services: Pick<WorkerServices, 'printer'>,
  { report, files, fileName, today, basis }: ReturnPackOf,
): Promise<RenderedFile> {
  const paper = { name: report.fileName, bytes: await printPaper(services, report) }
  const file = Buffer.from(zipPack(paper, files, today))
  if (file.length > returnPackFiles.largest)
    throw new PermanentFault(`The return pack is ${file.length} bytes, more than is kept`)
  return { file, fileName, basis }
}
