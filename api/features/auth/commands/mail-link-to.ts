import type { Transaction } from '../../../../db/connection.ts'
import { insertMailToken } from '../../../../db/stores/mail-tokens.ts'
import { addToOutbox } from '../../../../db/stores/outbox.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'

/**
 * Creates a link token for an account and writes the mail that carries it to the outbox.
 * @param env without TOKEN_KEY the link works once its mail has been made.
 * @param seconds how long the link works.
 * @returns id of the event that carries the mail.
 */
export async function mailLinkTo(
  trx: Transaction,
  { env }: { readonly env: { readonly TOKEN_KEY?: string | undefined } },
  link: CommandContext & {
    accountId: string
    purpose: 'verify-email' | 'reset-password' | 'link-identity'
    seconds: number
  },
): Promise<string> {
  const { accountId, purpose, seconds, now, requestId } = link
  const mailTokenId = await insertMailToken(trx, env.TOKEN_KEY, {
    accountId,
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
  })
  return addToOutbox(trx, {
    job: 'send-email',
    payload: { mail: purpose, accountId, mailTokenId, requestId },
    accountId,
    now,
  })
}
