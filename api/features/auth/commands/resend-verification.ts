import {
  findVerifiedAccount,
  listUnverifiedAccounts,
  lockAddress,
  type Account,
} from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import type { Services } from '../../../services.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import type { OnBehalf } from '../../../http/context.ts'
import {
  PENDING_SIGNUPS_KEPT,
  PENDING_SIGNUPS_RESENT,
  VERIFICATION_SECONDS,
  mayUseVerification,
} from '../policy.ts'
import { mailLinkTo } from './mail-link-to.ts'
import { remindOwner } from './sign-up.ts'

/** The result of a request for a verification link. */
interface Resent {
  /** The account that already owns the address; then no link is mailed. */
  owner: Account | undefined
  /** Each sign-up that gets a mail, with its outbox event and its audit entry. */
  mailed: readonly { accountId: string; eventId: string; auditId: string }[]
}

/**
 * Mails a fresh verification link to the newest unverified sign-ups of the address. Links mailed before keep working
 * until they expire, because mails may arrive out of order. When the address already has a verified owner, the owner
 * gets a reminder and no link, as at sign-up.
 * @param askerId account of the browser that asks, when it has a session.
 * @param onBehalf set when support asks; the owner of a verified address is not mailed then.
 */
export async function resendVerification(
  services: Pick<Services, 'database'> & Parameters<typeof mailLinkTo>[1],
  {
    email,
    askerId,
    onBehalf,
    now,
    requestId,
    caller,
  }: CommandContext & { email: string; askerId: string | undefined; onBehalf?: OnBehalf },
): Promise<Resent> {
  return services.database.transaction(async (trx) => {
    await lockAddress(trx, email)
    const owner = await findVerifiedAccount(trx, email)
    const all = await listUnverifiedAccounts(trx, email, PENDING_SIGNUPS_KEPT)
    const signUps = all.filter((account) => mayUseVerification(account, askerId))
    if (owner) {
      if (signUps.length > 0 && !onBehalf) await remindOwner(trx, owner.id, { now, requestId, caller })
      return { owner, mailed: [] }
    }
    const mailed: Resent['mailed'][number][] = []
    for (const { id: accountId } of signUps.slice(0, PENDING_SIGNUPS_RESENT)) {
      const purpose = 'verify-email'
      const link = { accountId, purpose, seconds: VERIFICATION_SECONDS, now, requestId, caller } as const
      const eventId = await mailLinkTo(trx, services, link)
      const auditId = await audit(trx, {
        actor: onBehalf?.actor ?? 'anyone',
        action: 'authn_token_created',
        accountId,
        now,
        requestId,
        caller,
        detail: { purpose, ...(onBehalf && { reason: onBehalf.reason }) },
      })
      mailed.push({ accountId, eventId, auditId })
    }
    return { owner, mailed }
  })
}
