import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '../../../db/connection.ts'
import type { MailTokenPurpose } from '../../../db/mail-link.ts'
import { findVerifiedAccount, lockAccount, lockAddress } from '../../../db/stores/accounts.ts'
import { audit } from '../../../db/stores/audit-log.ts'
import { insertEmailChange } from '../../../db/stores/email-changes.ts'
import { insertMailToken, supersedeMailTokens } from '../../../db/stores/mail-tokens.ts'
import { addToOutbox } from '../../../db/stores/outbox.ts'
import type { LiveSession } from '../../../db/stores/sessions.ts'
import type { CommandContext } from '../../../platform/command-context.ts'
import { invalidInput, signInFirst } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import type { MailPayload } from '../../../contract/jobs/mails.ts'
import { isFreshSignIn, signInAgain } from '../profile/index.ts'
import { CONFIRM_SECONDS, mayChangeEmail, UNDO_SECONDS, providerAccountRefused } from './policy.ts'

type EmailChangeRequest = CommandContext & { live: LiveSession; newEmail: string }

function refuseUnlessAllowed({ live, newEmail, now }: EmailChangeRequest): void {
  if (!mayChangeEmail(live.account)) throw providerAccountRefused()
  if (!isFreshSignIn(live.session, now))
    throw signInAgain(
      'Sign in again to change your email: it is how you sign in, so we ask for your password first.',
    )
  if (newEmail === live.account.email)
    throw invalidInput({ email: 'This is your email address already. Type the new one.' })
}

/**
 * Mails a link to the new address and a notice with an undo link to the old one [security S32]. Nothing changes
 * until the first is opened. A new address that already has an account gets a notice instead of a link; the caller
 * cannot tell. An earlier pending change is replaced.
 * @throws 400 for the same address; 401 reauthentication_required; 403 provider_account.
 */
export async function askEmailChange(
  { database, env }: Services,
  request: EmailChangeRequest,
): Promise<void> {
  refuseUnlessAllowed(request)
  const { live, newEmail, now, requestId, caller } = request
  const accountId = live.account.id
  const link = (trx: Transaction, purpose: MailTokenPurpose, seconds: number) =>
    insertMailToken(trx, env.TOKEN_KEY, {
      accountId,
      purpose,
      createdAt: now,
      expiresAt: new Date(now.getTime() + seconds * 1000),
    })
  const send = (trx: Transaction, payload: MailPayload) =>
    addToOutbox(trx, {
      job: 'send-email',
      payload: { ...payload, requestId },
      accountId: payload.accountId,
      now,
    })

  await database.transaction(async (trx) => {
    await lockAddress(trx, newEmail)
    const account = await lockAccount(trx, accountId)
    if (!account) throw signInFirst()
    await supersedeMailTokens(trx, accountId, ['change-email'], now)
    const confirmTokenId = await link(trx, 'change-email', CONFIRM_SECONDS)
    const undoTokenId = await link(trx, 'undo-email-change', UNDO_SECONDS)
    await insertEmailChange(trx, {
      id: uuidv7(),
      accountId,
      oldEmail: account.email,
      newEmail,
      confirmTokenId,
      undoTokenId,
      createdAt: now,
    })
    const owner = await findVerifiedAccount(trx, newEmail)
    if (owner) await send(trx, { mail: 'already-registered', accountId: owner.id })
    else await send(trx, { mail: 'change-email', accountId, mailTokenId: confirmTokenId })
    await send(trx, { mail: 'undo-email-change', accountId, mailTokenId: undoTokenId })
    await audit(trx, {
      actor: `account:${accountId}`,
      action: 'authn_token_created',
      accountId,
      now,
      requestId,
      caller,
      detail: { purpose: 'change-email' },
    })
  })
}

/** Cancels the pending change of address: its link stops working. Does nothing when none is pending. */
export async function cancelEmailChange(
  { database }: Pick<Services, 'database'>,
  { live, now, requestId, caller }: CommandContext & { live: LiveSession },
): Promise<void> {
  const accountId = live.account.id
  await database.transaction(async (trx) => {
    await supersedeMailTokens(trx, accountId, ['change-email'], now)
    await audit(trx, {
      actor: `account:${accountId}`,
      action: 'authn_token_revoked',
      accountId,
      now,
      requestId,
      caller,
      detail: { purpose: 'change-email' },
    })
  })
}
