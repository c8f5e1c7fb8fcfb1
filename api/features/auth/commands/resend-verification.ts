import { findVerifiedAccount, listUnverifiedAccounts, lockAddress } from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import type { Services } from '../../../services.ts'
import type { Asked } from '../../../http/asked.ts'
import {
  PENDING_SIGNUPS_KEPT,
  PENDING_SIGNUPS_RESENT,
  VERIFICATION_SECONDS,
  mayUseVerification,
} from '../policy.ts'
import { mailLinkTo } from './mail-link-to.ts'
import { remindOwner } from './remind-owner.ts'

/**
 * Mails a fresh verification link to each waiting sign-up of the address, the newest ones only. Links mailed
 * before keep working for their time: which mail arrives first is not the person's choice.
 * An address that has an owner has no link to give: the owner is told of it, as at the sign-up.
 * @param askerId account of the browser that asks, when it has a session.
 */
export async function resendVerification(
  services: Services,
  { email, askerId, now, requestId }: Asked & { email: string; askerId: string | undefined },
): Promise<void> {
  await services.database.transaction(async (trx) => {
    await lockAddress(trx, email)
    const owner = await findVerifiedAccount(trx, email)
    const all = await listUnverifiedAccounts(trx, email, PENDING_SIGNUPS_KEPT)
    const waiting = all.filter((account) => mayUseVerification(account, askerId))
    if (owner) {
      if (waiting.length > 0) await remindOwner(trx, owner.id, { now, requestId })
      return
    }
    for (const { id: accountId } of waiting.slice(0, PENDING_SIGNUPS_RESENT)) {
      const purpose = 'verify-email'
      await mailLinkTo(trx, services, { accountId, purpose, seconds: VERIFICATION_SECONDS, now, requestId })
      await audit(trx, {
        actor: 'anyone',
        action: 'authn_token_created',
        accountId,
        now,
        requestId,
        detail: { purpose },
      })
    }
  })
}
