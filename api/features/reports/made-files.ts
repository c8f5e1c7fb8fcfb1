import type { Connection } from '../../../db/connection.ts'
import { lockAccount, type Account } from '../../../db/stores/accounts.ts'
import { audit } from '../../../db/stores/audit-log.ts'
import type { MadeFile, MadeFiles } from '../../../db/stores/made-files.ts'
import { addToOutbox } from '../../../db/stores/outbox.ts'
import { findSubmission, type Submission } from '../../../db/stores/submissions.ts'
import { isPaid, type FileStatus } from '../../../contract/http/index.ts'
import { ReportError } from '../../../contract/report/index.ts'
import type { CommandContext } from '../../../platform/command-context.ts'
import { notFound, signInFirst } from '../../http/errors.ts'
import type { Limiter } from '../../http/limits.ts'
import type { Services } from '../../services.ts'
import {
  type FileName,
  isPreparing,
  isUpToDate,
  notMakeable,
  fileFailed,
  fileOutdated,
  filePreparing,
  type Standing,
  standingOf,
} from './policy.ts'

/** What a file is made of: a submission as its owner's plan shows it now. */
export interface FileOrigin {
  account: Account
  submission: Submission
  paid: boolean
  now: Date
  publicUrl: string
}

/** A kind of file that the worker makes of a calculation. */
export interface FileKind {
  /** As it is called to people. */
  readonly name: FileName
  readonly files: MadeFiles
  readonly job: 'render-report' | 'render-return-pack'
  /** As the audit log names that it was asked for. */
  readonly action: 'report_asked' | 'return_pack_asked'
  /**
   * The fingerprint of what it must show now.
   * @throws ReportError when the calculation has nothing to show.
   */
  readonly basisOf: (connection: Connection, origin: FileOrigin) => Promise<Buffer>
}

/** The stored file of a calculation, and whether it matches what it must show now. */
interface CurrentFile {
  file: MadeFile | undefined
  standing: Standing
}

/** The account's own calculation. */
interface Wanted {
  accountId: string
  submissionId: string
}

async function makeable(kind: FileKind, connection: Connection, origin: FileOrigin): Promise<Buffer> {
  try {
    return await kind.basisOf(connection, origin)
  } catch (error) {
    throw error instanceof ReportError ? notMakeable(error) : error
  }
}

/** The commands of files of a kind. */
export function madeFileCommands(kind: FileKind, services: Pick<Services, 'database' | 'env'>) {
  const { name, files, job, action } = kind
  const { database, env } = services

  /**
   * Reads the file of the account's own calculation.
   * @throws AppError 404 when the account has no such calculation, 409 when there is nothing in it to show.
   */
  async function current(
    connection: Connection,
    { account, submissionId, now }: { account: Account; submissionId: string; now: Date },
  ): Promise<CurrentFile> {
    const file = await files.find(connection, { submissionId, accountId: account.id }, now)
    // Clients poll while the file is prepared, so this case skips computing the fingerprint.
    if (file && isPreparing(file, now)) return { file, standing: 'preparing' }
    const submission = await findSubmission(connection, account.id, submissionId)
    if (!submission) throw notFound('calculation')
    const paid = isPaid(account, now)
    const origin = { account, submission, paid, now, publicUrl: env.PUBLIC_URL }
    return { file, standing: standingOf(file, await makeable(kind, connection, origin), now) }
  }

  /**
   * Queues the making of a calculation's file, unless it is under way or done. Holds the account's lock, so that two
   * simultaneous calls start one job.
   * @throws AppError 404 when the account has no such calculation.
   */
  async function ask({
    accountId,
    submissionId,
    now,
    requestId,
    caller,
  }: CommandContext & Wanted): Promise<'preparing' | 'ready'> {
    return database.transaction(async (trx) => {
      const account = await lockAccount(trx, accountId)
      if (!account) throw signInFirst()
      const { standing } = await current(trx, { account, submissionId, now })
      if (isUpToDate(standing)) return standing
      await files.request(trx, { submissionId, accountId, now })
      await addToOutbox(trx, { job, payload: { accountId, submissionId, requestId }, accountId, now })
      await audit(trx, {
        actor: `account:${accountId}`,
        action,
        accountId,
        now,
        requestId,
        caller,
        detail: { object: 'submission', id: submissionId },
      })
      return 'preparing'
    })
  }

  /**
   * How far the file is, with its address once it is ready; an outdated one is shown as none.
   * @param path where it is fetched, below the calculation.
   */
  async function read(
    asked: { account: Account; submissionId: string; now: Date },
    path: string,
  ): Promise<FileStatus> {
    const { standing } = await current(database.connection, asked)
    return {
      status: standing === 'outdated' ? 'none' : standing,
      url: standing === 'ready' ? `/api/submissions/${asked.submissionId}/${path}` : null,
    }
  }

  /**
   * The file, if it shows exactly what the account may see now; an outdated one is made again, which counts against the
   * limit of files.
   * @throws AppError 404 when there is no such calculation or file, 409 report_not_ready, 429.
   */
  async function download({
    account,
    submissionId,
    limits,
    ...context
  }: CommandContext & { account: Account; submissionId: string; limits: Limiter<'LIMIT_FILES'> }): Promise<{
    file: Buffer
    fileName: string
  }> {
    const { connection } = database
    const { now } = context
    const { file, standing } = await current(connection, { account, submissionId, now })
    if (standing === 'none') throw notFound(name)
    if (standing === 'preparing') throw filePreparing(name)
    if (standing === 'failed') throw fileFailed(name)
    if (standing === 'outdated') {
      await limits.take('LIMIT_FILES', account.id)
      await ask({ accountId: account.id, submissionId, ...context })
      throw fileOutdated(name)
    }
    // Ready means that the file was made from this same fingerprint.
    const bytes =
      file?.basis && (await files.read(connection, { submissionId, accountId: account.id }, file.basis))
    // Another request replaced the file between the two reads.
    if (!bytes || !file.fileName) throw filePreparing(name)
    return { file: bytes, fileName: file.fileName }
  }

  return { ask, read, download }
}
