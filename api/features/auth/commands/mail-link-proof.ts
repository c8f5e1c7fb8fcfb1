import { audit } from '../../../../db/stores/audit-log.ts'
import { supersedeMailTokens } from '../../../../db/stores/mail-tokens.ts'
import type { CommandContext } from '../../../http/context.ts'
import type { Limiter } from '../../../http/limits.ts'
import type { Services } from '../../../services.ts'
import { LINK_SECONDS } from '../policy.ts'
import { tryPendingLink } from './find-pending-link.ts'
import { mailLinkTo } from './mail-link-to.ts'

/**
 * Mails the account's owner a link that proves the waiting identity is theirs, in place of any mailed before.
 * @throws 400 invalid_token when nothing waits in this browser; 429 when the account was mailed enough.
 */
export async function mailLinkProof(
  services: Services,
  {
    limits,
    linkId,
    now,
    requestId,
  }: CommandContext & { limits: Limiter<'LIMIT_MAIL'>; linkId: string | undefined },
): Promise<void> {
  const { account } = await tryPendingLink(services, { linkId, now })
  await limits.take('LIMIT_MAIL', `link ${account.id}`)
  const purpose = 'link-identity'
  await services.database.transaction(async (trx) => {
    const accountId = account.id
    await supersedeMailTokens(trx, accountId, [purpose], now)
    await mailLinkTo(trx, services, { accountId, purpose, seconds: LINK_SECONDS, now, requestId })
    await audit(trx, {
      actor: 'anyone',
      action: 'authn_token_created',
      accountId,
      now,
      requestId,
      detail: { purpose },
    })
  })
}
