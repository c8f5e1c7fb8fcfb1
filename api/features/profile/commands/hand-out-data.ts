import type { Account } from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import type { PersonalData } from '../../../../contract/http/index.ts'
import type { CommandContext, OnBehalf } from '../../../http/context.ts'
import type { Services } from '../../../services.ts'
import { isPaid } from '../../billing/index.ts'
import { collectData } from '../export/collect.ts'

/**
 * Everything kept of the person, and a line in the audit log that it was handed out.
 * @param onBehalf set when support fetches it for a person who cannot.
 */
export async function handOutData(
  { database }: Pick<Services, 'database'>,
  { account, onBehalf, now, requestId }: CommandContext & { account: Account; onBehalf?: OnBehalf },
): Promise<{ data: PersonalData; auditId: string }> {
  // Written down first: data that is handed out without a trace would be worse than a trace of a try.
  const auditId = await database.transaction((trx) =>
    audit(trx, {
      actor: onBehalf?.actor ?? `account:${account.id}`,
      action: 'data_exported',
      accountId: account.id,
      now,
      requestId,
      detail: { ...(onBehalf && { reason: onBehalf.reason }) },
    }),
  )
  const data = await collectData(database.connection, { account, paid: isPaid(account, now) })
  return { data, auditId }
}
