import { findVerifiedAccount, lockAddress } from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { supersedeMailTokens } from '../../../../db/stores/mail-tokens.ts'
import type { Services } from '../../../services.ts'
import type { CommandContext } from '../../../http/context.ts'
import { RESET_SECONDS } from '../policy.ts'
import { mailLinkTo } from './mail-link-to.ts'

/**
 * Mails a reset link to the owner of the address, in place of any link mailed before; does nothing when
 * nobody owns it, and the caller cannot tell.
 */
export async function requestPasswordReset(
  services: Services,
  { email, now, requestId }: CommandContext & { email: string },
): Promise<void> {
  const purpose = 'reset-password'
  await services.database.transaction(async (trx) => {
    // Of two requests at once the later one replaces the link of the other, and neither meets a deletion half done.
    await lockAddress(trx, email)
    const owner = await findVerifiedAccount(trx, email)
    if (!owner) return
    await supersedeMailTokens(trx, owner.id, [purpose], now)
    await mailLinkTo(trx, services, { accountId: owner.id, purpose, seconds: RESET_SECONDS, now, requestId })
    await audit(trx, {
      actor: 'anyone',
      action: 'authn_token_created',
      accountId: owner.id,
      now,
      requestId,
      detail: { purpose },
    })
  })
}
