import type { Connection, Transaction } from '../../../db/connection.ts'
import {
  deleteUnverifiedAccounts,
  findVerifiedAccount,
  lockAccount,
  lockAddress,
  patchAccount,
  type Account,
} from '../../../db/stores/accounts.ts'
import { audit } from '../../../db/stores/audit-log.ts'
import { findEmailChange, type EmailChange } from '../../../db/stores/email-changes.ts'
import {
  findMailToken,
  markMailTokenUsed,
  supersedeMailTokens,
  type MailToken,
} from '../../../db/stores/mail-tokens.ts'
import { deleteOtherSessionsOf, deleteSessionsOf, type LiveSession } from '../../../db/stores/sessions.ts'
import type { CommandContext } from '../../../platform/command-context.ts'
import type { Services } from '../../services.ts'
import { isOpen, isRepeat, addressTaken, deadChangeLink } from './policy.ts'

/** What an opened link did. */
export type ChangeLinkEffect = 'changed-email' | 'undid-email-change'

type LinkOpened = CommandContext & { token: string; live: LiveSession | null }

interface ChangeLink {
  token: MailToken
  change: EmailChange
  /** The account's address afterwards. */
  address: string
  effect: ChangeLinkEffect
}

async function findLink(connection: Connection, token: string): Promise<ChangeLink | undefined> {
  const confirm = await findMailToken(connection, 'change-email', token)
  const mailToken = confirm ?? (await findMailToken(connection, 'undo-email-change', token))
  if (!mailToken) return undefined
  const change = await findEmailChange(connection, mailToken.id)
  if (!change) throw deadChangeLink()
  return confirm
    ? { token: mailToken, change, address: change.newEmail, effect: 'changed-email' }
    : { token: mailToken, change, address: change.oldEmail, effect: 'undid-email-change' }
}

/** Sets the account's address, ends sessions of other browsers and the links that could act on the old state. */
async function moveTo(
  trx: Transaction,
  account: Account,
  { token, address, effect }: ChangeLink,
  opened: LinkOpened,
): Promise<void> {
  const { live, now } = opened
  const owner = await findVerifiedAccount(trx, address)
  if (owner && owner.id !== account.id) throw addressTaken()
  await patchAccount(trx, account.id, { email: address, updatedAt: now })
  await deleteUnverifiedAccounts(trx, address)
  await supersedeMailTokens(trx, account.id, ['change-email', 'reset-password'], now)
  // Undoing a change also undoes later ones; an earlier change may still be undone by its own link.
  if (effect === 'undid-email-change')
    await supersedeMailTokens(trx, account.id, ['undo-email-change'], now, token.createdAt)
  // Whoever undoes a change did not request it, so the session that requested it must not survive.
  if (effect === 'changed-email' && live?.account.id === account.id)
    await deleteOtherSessionsOf(trx, account.id, live.session.idHash)
  else await deleteSessionsOf(trx, account.id)
}

/**
 * Uses a link about a change of address: the new address becomes the account's, or the old one stays or comes
 * back, and other browsers are signed out [security S16]. Opened again within its time it changes nothing.
 * @returns what it did; undefined for a token of no such link.
 * @throws 400 invalid_token; 409 address_taken when another account has taken the address.
 */
export async function openChangeLink(
  { database }: Pick<Services, 'database'>,
  opened: LinkOpened,
): Promise<ChangeLinkEffect | undefined> {
  const { token, now, requestId, caller } = opened
  return database.transaction(async (trx) => {
    const link = await findLink(trx, token)
    if (!link) return undefined
    await lockAddress(trx, link.address)
    const account = await lockAccount(trx, link.change.accountId)
    // Checked again under the lock: of two simultaneous clicks, the second finds it used.
    const current = await findLink(trx, token)
    if (!account || !current) throw deadChangeLink()
    if (isRepeat(current.token, now) && account.email === current.address) return current.effect
    if (!isOpen(current.token, now)) throw deadChangeLink()

    await markMailTokenUsed(trx, current.token.id, now)
    await moveTo(trx, account, current, opened)
    await audit(trx, {
      actor: `account:${account.id}`,
      action: 'user_updated',
      accountId: account.id,
      now,
      requestId,
      caller,
      detail: { attributes: ['email'], by: current.effect },
    })
    return current.effect
  })
}
