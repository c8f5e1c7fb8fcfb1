import type { Connection } from '../../../../db/connection.ts'
import type { Account } from '../../../../db/stores/accounts.ts'
import { listDeliveriesBeforeAccount } from '../../../../db/stores/mail-history.ts'
import { readPersonalData } from '../../../../db/stores/personal-data.ts'
import { showResult, type PersonalData } from '../../../../contract/http/index.ts'
import { tell } from '../../../../identity/history.ts'
import type { CommandContext, OnBehalf } from '../../../../platform/command-context.ts'
import type { Services } from '../../../services.ts'
import { isPaid } from '../../billing/index.ts'
import type { LiveSession } from '../../../../db/stores/sessions.ts'
import { demandFresh } from '../../../../identity/factors/proofs.ts'

/** A row as exported: moments in ISO 8601, without the account's id. */
function exportedRow(row: object): PersonalData[string][number] {
  const { accountId: _mine, ...record } = JSON.parse(JSON.stringify(row)) as PersonalData[string][number]
  return record
}

/**
 * Everything kept of the person [spec 16.7]: typed answers in full, computed figures as the plan shows them. Of secrets
 * only their presence is stated: the password is stored as a hash.
 * @param paid whether the account's plan shows computed figures now.
 */
export async function collectData(
  connection: Connection,
  { account, paid }: { account: Account; paid: boolean },
): Promise<PersonalData> {
  const { submissions, mails = [], ...others } = await readPersonalData(connection, account.id)
  const first = await listDeliveriesBeforeAccount(connection, account.email)
  const { passwordHash, ...profile } = account
  const lists = Object.entries({ ...others, mails: [...first, ...mails] }).map(
    ([name, rows]) => [name, rows.map(exportedRow)] as const,
  )
  return {
    account: [exportedRow({ ...profile, hasPassword: passwordHash !== null })],
    submissions: submissions.map((row) => ({ ...exportedRow(row), result: showResult(row.result, paid) })),
    ...Object.fromEntries(lists),
  }
}

/**
 * Exports all data of a person, which stands in the history and goes out by mail.
 * @param onBehalf set when support exports it for a person who cannot.
 */
export async function exportWithAudit(
  { database }: Pick<Services, 'database'>,
  { account, onBehalf, now, requestId, caller }: CommandContext & { account: Account; onBehalf?: OnBehalf },
): Promise<{ data: PersonalData; auditId: string }> {
  // The audit entry is written before the data is returned: an entry without an export is harmless, an export without
  // an entry is not.
  const auditId = await database.transaction((trx) =>
    tell(
      trx,
      {
        accountId: account.id,
        event: 'export',
        ...(onBehalf && {
          ...onBehalf,
          detail: { act: 'Our support team made a file of everything that we keep of you, as you asked.' },
        }),
      },
      { now, requestId, caller },
    ),
  )
  const data = await collectData(database.connection, { account, paid: isPaid(account, now) })
  return { data, auditId }
}

/**
 * Exports all data of the signed-in person.
 * @throws 401 reauthentication_required unless the session is fresh.
 */
export async function exportData(
  services: Pick<Services, 'database'>,
  { live, now, requestId, caller }: CommandContext & { live: LiveSession },
): Promise<PersonalData> {
  await demandFresh(services.database.connection, live, { now })
  return (await exportWithAudit(services, { account: live.account, now, requestId, caller })).data
}
