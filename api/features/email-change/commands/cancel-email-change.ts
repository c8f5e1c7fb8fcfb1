import { audit } from '../../../../db/stores/audit-log.ts'
import { supersedeMailTokens } from '../../../../db/stores/mail-tokens.ts'
import type { LiveSession } from '../../../../db/stores/sessions.ts'
import type { CommandContext } from '../../../http/context.ts'
import type { Services } from '../../../services.ts'

/** Takes back a change of address that waits: its link does nothing any more. Nothing to do when none waits. */
export async function cancelEmailChange(
  { database }: Pick<Services, 'database'>,
  { live, now, requestId }: CommandContext & { live: LiveSession },
): Promise<void> {
  const accountId = live.account.id
  await database.transaction(async (trx) => {
    await supersedeMailTokens(trx, accountId, ['change-email'], now)
    await audit(trx, {
      actor: `account:${accountId}`,
      action: 'authn_token_revoked',
      accountId,
      now,
      requestId,
      detail: { purpose: 'change-email' },
    })
  })
}
