import { isPaid } from '../../../../contract/http/index.ts'
import { zipPack } from '../../../../contract/report/return/index.ts'
import { findAccount, type Account } from '../../../../db/stores/accounts.ts'
import { returnPackFiles } from '../../../../db/stores/reports.ts'
import { readReturnRows } from '../../../../db/stores/return-packs.ts'
import { findSubmission, type Submission } from '../../../../db/stores/submissions.ts'
import { returnPackOf } from '../../../../templates/report/index.ts'
import type { TestApi } from '../../../testing/api.ts'

/** Stores a pack as the worker does, for the plan that the account has now. */
export async function storePack(
  api: Pick<TestApi, 'db' | 'clock' | 'env'>,
  { account: { id }, saved }: { account: Pick<Account, 'id'>; saved: Pick<Submission, 'id'> },
): Promise<void> {
  const now = api.clock.now()
  const account = await findAccount(api.db.connection, id)
  const submission = await findSubmission(api.db.connection, id, saved.id)
  if (!account || !submission) throw new Error('The calculation is gone')
  const rows = await readReturnRows(api.db.connection, submission)
  const paid = isPaid(account, now)
  const pack = returnPackOf({ account, submission, ...rows, paid, now, publicUrl: api.env.PUBLIC_URL })
  const paper = { name: pack.report.fileName, bytes: Buffer.from('%PDF-as printed') }
  const file = Buffer.from(zipPack(paper, pack.files, pack.today))
  const { basis, fileName } = pack
  await returnPackFiles.store(
    api.db.connection,
    { submissionId: saved.id, accountId: account.id },
    { file, basis, fileName, now },
  )
}
