import type { Transaction } from '../../../../db/connection.ts'
import { insertMailToken } from '../../../../db/stores/mail-tokens.ts'
import { addToOutbox } from '../../../../db/stores/outbox.ts'
import type { Services } from '../../../services.ts'
import type { Asked } from '../../../http/asked.ts'

/**
 * Makes an account a link and leaves the mail that carries it in the outbox.
 * @param seconds how long the link works.
 */
export async function mailLinkTo(
  trx: Transaction,
  { env }: Pick<Services, 'env'>,
  link: Asked & {
    accountId: string
    purpose: 'verify-email' | 'reset-password' | 'link-identity'
    seconds: number
  },
): Promise<void> {
  const { accountId, purpose, seconds, now, requestId } = link
  const mailTokenId = await insertMailToken(trx, env.TOKEN_KEY, {
    accountId,
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
  })
  await addToOutbox(trx, {
    job: 'send-email',
    payload: { mail: purpose, accountId, mailTokenId, requestId },
    accountId,
    now,
  })
}
