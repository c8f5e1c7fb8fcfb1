import { lockAccount, type Account } from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import {
  findIdentity,
  insertIdentity,
  lockIdentity,
  deletePendingLink,
} from '../../../../db/stores/identities.ts'
import { findMailToken, markMailTokenUsed } from '../../../../db/stores/mail-tokens.ts'
import type { CommandContext } from '../../../http/context.ts'
import type { Services } from '../../../services.ts'
import { isRightPassword } from '../password.ts'
import { isOpen, mayReset } from '../policy.ts'
import { deadLinkProof, noPendingLink, wrongLinkPassword } from '../refusals.ts'
import { readPendingLink, tryPendingLink, type Waiting } from './find-pending-link.ts'
import { recordFailedLogin } from './log-in.ts'
import { startSession, type Browser } from './start-session.ts'

/** The account's password, or the token of the link that was mailed to its address. */
export type LinkProof = { password: string } | { token: string }

async function checked(
  services: Services,
  { linkId, proof, now, requestId }: CommandContext & { linkId: string | undefined; proof: LinkProof },
): Promise<Waiting> {
  if ('token' in proof) return readPendingLink(services, { linkId, now })
  const waiting = await tryPendingLink(services, { linkId, now })
  const { id: accountId, passwordHash } = waiting.account
  if (await isRightPassword(passwordHash, proof.password)) return waiting
  await recordFailedLogin(services, { accountId, reason: 'wrong proof', now, requestId })
  throw wrongLinkPassword()
}

/**
 * Links the identity that waits in this browser to its account and signs in. A mailed link works only in the browser
 * that began: its owner who opens one they did not ask for gives nothing away.
 * @throws 400 invalid_token; 401 invalid_credentials; 503 when too many passwords wait to be checked.
 */
export async function proveLink(
  services: Services,
  asked: CommandContext & Browser & { linkId: string | undefined; proof: LinkProof },
): Promise<{ account: Account; sessionId: string }> {
  const { proof, now, requestId } = asked
  const { link, account: before } = await checked(services, asked)
  const { issuer, subject, provider, accountId } = link

  return services.database.transaction(async (trx) => {
    await lockIdentity(trx, link)
    const account = await lockAccount(trx, accountId)
    const taken = await findIdentity(trx, link)
    // Of two proofs at once the second finds nothing left; a password changed meanwhile proves nothing.
    if (!mayReset(account) || (taken && taken.accountId !== accountId)) throw noPendingLink()
    if ('token' in proof) {
      const found = await findMailToken(trx, 'link-identity', proof.token)
      if (!found || found.accountId !== accountId || !isOpen(found, now)) throw deadLinkProof()
      await markMailTokenUsed(trx, found.id, now)
    } else if (account.passwordHash !== before.passwordHash) throw wrongLinkPassword()
    if (!(await deletePendingLink(trx, link.idHash))) throw noPendingLink()

    await insertIdentity(trx, { issuer, subject, provider, accountId, createdAt: now })
    const sessionId = await startSession(trx, accountId, asked)
    const entry = { actor: `account:${accountId}`, accountId, now, requestId }
    const by = 'token' in proof ? 'mail' : 'password'
    await audit(trx, { ...entry, action: 'user_updated', detail: { attributes: ['identity'], provider, by } })
    await audit(trx, { ...entry, action: 'authn_login_success', detail: { provider } })
    return { account, sessionId }
  })
}
