import {
  findVerifiedAccount,
  listUnverifiedAccounts,
  lockAddress,
  type Account,
} from '../../../../db/stores/accounts.ts'
import { audit } from '../../../../db/stores/audit-log.ts'
import type { Services } from '../../../services.ts'
import type { CommandContext, OnBehalf } from '../../../http/context.ts'
import {
  PENDING_SIGNUPS_KEPT,
  PENDING_SIGNUPS_RESENT,
  VERIFICATION_SECONDS,
  mayUseVerification,
} from '../policy.ts'
import { mailLinkTo } from './mail-link-to.ts'
import { remindOwner } from './sign-up.ts'

/** What came of asking for a verification link. */
interface Resent {
  /** The account whose address it is already; then no link is mailed. */
  owner: Account | undefined
  /** Each sign-up that gets a mail, with the event that carries it and the audit entry that tells of it. */
  mailed: readonly { accountId: string; eventId: string; auditId: string }[]
}

/**
 * Mails a fresh verification link to each waiting sign-up of the address, the newest ones only. Links mailed
 * before keep working for their time: which mail arrives first is not the person's choice.
 * An address that has an owner has no link to give: the owner is told of it, as at the sign-up.
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
  }: CommandContext & { email: string; askerId: string | undefined; onBehalf?: OnBehalf },
): Promise<Resent> {
  return services.database.transaction(async (trx) => {
    await lockAddress(trx, email)
    const owner = await findVerifiedAccount(trx, email)
    const all = await listUnverifiedAccounts(trx, email, PENDING_SIGNUPS_KEPT)
    const waiting = all.filter((account) => mayUseVerification(account, askerId))
    if (owner) {
      if (waiting.length > 0 && !onBehalf) await remindOwner(trx, owner.id, { now, requestId })
      return { owner, mailed: [] }
    }
    const mailed: Resent['mailed'][number][] = []
    for (const { id: accountId } of waiting.slice(0, PENDING_SIGNUPS_RESENT)) {
      const purpose = 'verify-email'
      const link = { accountId, purpose, seconds: VERIFICATION_SECONDS, now, requestId } as const
      const eventId = await mailLinkTo(trx, services, link)
      const auditId = await audit(trx, {
        actor: onBehalf?.actor ?? 'anyone',
        action: 'authn_token_created',
        accountId,
        now,
        requestId,
        detail: { purpose, ...(onBehalf && { reason: onBehalf.reason }) },
      })
      mailed.push({ accountId, eventId, auditId })
    }
    return { owner, mailed }
  })
}
