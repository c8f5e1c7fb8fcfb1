import {
  findVerifiedAccount,
  lockAddress,
  findAccount,
  lockAccount,
  type Account,
} from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import {
  supersedeMailTokens,
  findMailToken,
  markMailTokenUsed,
  type MailToken,
} from '../../../../db/stores/mail-tokens.ts'
import type { Services } from '../../../services.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import { RESET_SECONDS, isOpen, mayReset } from '../policy.ts'
import { setPassword } from './change-password.ts'
import { mailLinkTo } from './mail-link-to.ts'
import type { Connection } from '../../../../db/connection.ts'
import { guessableRefusal } from '../guessable/policy.ts'
import { hashNewPassword } from '../password.ts'
import { deadResetLink } from '../refusals.ts'

/**
 * Mails a reset link to the owner of the address and replaces earlier links; does nothing when the address has no
 * owner. The caller cannot tell which.
 */
export async function requestPasswordReset(
  services: Services,
  { email, now, requestId, caller }: CommandContext & { email: string },
): Promise<void> {
  const purpose = 'reset-password'
  await services.database.transaction(async (trx) => {
    // The lock orders simultaneous requests, so that the later link replaces the earlier one and none sees a
    // half-done deletion.
    await lockAddress(trx, email)
    const owner = await findVerifiedAccount(trx, email)
    if (!owner) return
    await supersedeMailTokens(trx, owner.id, [purpose], now)
    await mailLinkTo(trx, services, {
      accountId: owner.id,
      purpose,
      seconds: RESET_SECONDS,
      now,
      requestId,
      caller,
    })
    await audit(trx, {
      actor: 'anyone',
      action: 'authn_token_created',
      accountId: owner.id,
      now,
      requestId,
      caller,
      detail: { purpose },
    })
  })
}

/** The reset link of this token if it is open at `now`; else undefined. */
async function findOpenReset(
  connection: Connection,
  token: string,
  now: Date,
): Promise<MailToken | undefined> {
  const reset = await findMailToken(connection, 'reset-password', token)
  return reset && isOpen(reset, now) ? reset : undefined
}

/** The account whose password this token may reset at `now`. */
async function findResettable(
  connection: Connection,
  { token, now }: { token: string; now: Date },
): Promise<Account | undefined> {
  const reset = await findOpenReset(connection, token, now)
  const account = reset && (await findAccount(connection, reset.accountId))
  return mayReset(account) ? account : undefined
}

/** Whether a reset link still works. Does not use the link up. */
export async function isResetTokenValid(
  { database }: Services,
  request: { token: string; now: Date },
): Promise<boolean> {
  return (await findResettable(database.connection, request)) !== undefined
}

/**
 * Sets a new password with a reset link, which works once. Ends every session and every other link of the account,
 * starts no session, and notifies the owner by mail.
 * @throws 400 invalid_token, or for a guessable password; 503 when too many passwords wait to be hashed.
 */
export async function resetPassword(
  services: Services,
  { token, password, now, requestId, caller }: CommandContext & { token: string; password: string },
): Promise<void> {
  // Hashing is costly, so the token is checked first.
  const holder = await findResettable(services.database.connection, { token, now })
  if (!holder) throw deadResetLink()
  const guessable = guessableRefusal(password, holder.email)
  if (guessable) throw guessable
  const passwordHash = await hashNewPassword(password)

  await services.database.transaction(async (trx) => {
    const held = await findOpenReset(trx, token, now)
    const account = held && (await lockAccount(trx, held.accountId))
    // Checked again under the lock: of two resets with one link, the second finds it used.
    const reset = await findOpenReset(trx, token, now)
    if (!account || !mayReset(account) || !reset) throw deadResetLink()

    await markMailTokenUsed(trx, reset.id, now)
    await setPassword(trx, { accountId: account.id, passwordHash, by: 'reset link', now, requestId, caller })
  })
}
