import { listSubmissions } from '../../../../db/stores/submissions.ts'
import { mailReport } from '../../../features/reports/index.ts'
import type { Answer } from '../output.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'
import { findTheAccount } from '../find-accounts.ts'
import { lookLater, readProspect } from '../prospect.ts'

/** Mails a report to the account’s own address. @param submission its id; the newest calculation when absent. */
export async function resendReport(
  context: Context,
  who: string,
  submission: string | undefined,
): Promise<Answer> {
  const { database, now, requestId, caller, shownAddress } = context
  const account = await findTheAccount(context, who)
  if (!account.verifiedAt)
    throw new CommandError(
      'refused',
      'The address is not verified: nothing is mailed to it. First: resend-verification',
    )
  const [newest] = await listSubmissions(database.connection, account.id, { limit: 1 })
  const submissionId = submission ?? newest?.id
  if (submissionId === undefined)
    throw new CommandError('notFound', 'That account has no calculation to report.')
  const { eventId, auditId } = await mailReport(
    { database },
    { accountId: account.id, submissionId, onBehalf: onBehalfOf(context), now, requestId, caller },
  )
  const prospect = await readProspect(context, 'mail')
  return {
    text: `The report will be made and mailed to ${shownAddress(account.email)} ${prospect.when}.`,
    data: { accountId: account.id, submissionId, eventId, obstacles: prospect.obstacles },
    next: lookLater(prospect, `see that it was taken: email history ${account.id}`),
    auditIds: [auditId],
  }
}
