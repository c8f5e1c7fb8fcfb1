import { lockAccount } from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { addToOutbox } from '../../../../db/stores/outbox.ts'
import { requestReport } from '../../../../db/stores/reports.ts'
import type { CommandContext } from '../../../http/context.ts'
import { signInFirst } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'
import { currentReport } from '../current-report.ts'
import { needsNothing } from '../policy.ts'

/**
 * Has the report of a calculation printed, unless that is under way or done. Calls for one account take turns, so
 * that two at once start one job.
 * @throws AppError 404 when the account has no such calculation.
 */
export async function askReport(
  { database }: Pick<Services, 'database'>,
  { accountId, submissionId, now, requestId }: CommandContext & { accountId: string; submissionId: string },
): Promise<'preparing' | 'ready'> {
  return database.transaction(async (trx) => {
    const account = await lockAccount(trx, accountId)
    if (!account) throw signInFirst()
    const { standing } = await currentReport(trx, { account, submissionId, now })
    if (needsNothing(standing)) return standing
    await requestReport(trx, { submissionId, accountId, now })
    await addToOutbox(trx, {
      job: 'render-report',
      payload: { accountId, submissionId, requestId },
      accountId,
      now,
    })
    await audit(trx, {
      actor: `account:${accountId}`,
      action: 'report_asked',
      accountId,
      now,
      requestId,
      detail: { object: 'submission', id: submissionId },
    })
    return 'preparing'
  })
}
