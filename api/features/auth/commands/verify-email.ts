import {
  deleteUnverifiedAccounts,
  findAccount,
  findVerifiedAccount,
  lockAddress,
  patchAccount,
} from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import { findMailToken, markMailTokenUsed } from '../../../../db/stores/mail-tokens.ts'
import type { Services } from '../../../services.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import { mayUseVerification, mayVerify } from '../policy.ts'
import { addressTaken, deadVerificationLink, openInSameBrowser } from '../refusals.ts'

/**
 * Verifies the address of the sign-up that this link was mailed for and deletes its other unverified sign-ups. Starts
 * no session; opening the link again before it expires succeeds and changes nothing.
 * @param openerId account of the browser that opened the link, when it has a session.
 * @throws 400 invalid_token, also for a provider's sign-up that this browser did not make; 409 address_taken when
 * another sign-up of the address was verified meanwhile.
 */
export async function verifyEmail(
  { database }: Services,
  {
    token,
    openerId,
    now,
    requestId,
    caller,
  }: CommandContext & { token: string; openerId: string | undefined },
): Promise<void> {
  await database.transaction(async (trx) => {
    const mailToken = await findMailToken(trx, 'verify-email', token)
    const signUp =
      mailToken && mayVerify(mailToken, now) ? await findAccount(trx, mailToken.accountId) : undefined
    if (!mailToken || !signUp) throw deadVerificationLink()

    await lockAddress(trx, signUp.email)
    const account = await findAccount(trx, signUp.id)
    if (!account) throw deadVerificationLink()
    if (account.verifiedAt) return
    if (!mayUseVerification(account, openerId)) throw openInSameBrowser()
    if (await findVerifiedAccount(trx, account.email)) throw addressTaken()

    await patchAccount(trx, account.id, { verifiedAt: now, updatedAt: now })
    await markMailTokenUsed(trx, mailToken.id, now)
    await deleteUnverifiedAccounts(trx, account.email)
    await audit(trx, {
      actor: `account:${account.id}`,
      action: 'user_updated',
      accountId: account.id,
      now,
      requestId,
      caller,
      detail: { attributes: ['verified'] },
    })
  })
}
