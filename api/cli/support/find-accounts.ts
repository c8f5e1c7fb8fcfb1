import { validate as isUuid } from 'uuid'
import {
  findAccount,
  findVerifiedAccount,
  listUnverifiedAccounts,
  type Account,
} from '../../../db/stores/accounts.ts'
import { email as emailField } from '../../../contract/http/fields.ts'
import { PENDING_SIGNUPS_KEPT } from '../../features/auth/index.ts'
import type { Context } from './context.ts'
import { CommandError } from './exit-codes.ts'
import { listLiveSessions, type SessionRow } from '../../../db/stores/sessions.ts'
import { SESSION_IDLE_SECONDS } from '../../http/session-cookie.ts'
import { wasRefused, type MailRecord } from '../../../db/stores/mail-history.ts'

/** Normalises an email address typed on the command line. @throws CommandError that says how to correct it. */
export function readAddress(typed: string): string {
  const parsed = emailField.safeParse(typed)
  if (!parsed.success)
    throw new CommandError('usage', `${parsed.error.issues[0]?.message ?? 'Type an email address'}.`)
  return parsed.data
}

const nobody = (): CommandError =>
  new CommandError(
    'notFound',
    'There is no account with that address or id. Check the spelling; sign-ups whose link is not opened are deleted after a week.',
  )

/**
 * Every account with this id or address: the verified owner of the address first, then its unverified sign-ups,
 * newest first.
 * @throws CommandError, not found, when there is none.
 */
export async function findAccounts({ database }: Context, who: string): Promise<[Account, ...Account[]]> {
  const { connection } = database
  const accounts = isUuid(who)
    ? [await findAccount(connection, who)]
    : [
        await findVerifiedAccount(connection, readAddress(who)),
        ...(await listUnverifiedAccounts(connection, readAddress(who), PENDING_SIGNUPS_KEPT)),
      ]
  const [first, ...others] = accounts.filter((account) => account !== undefined)
  if (!first) throw nobody()
  return [first, ...others]
}

/**
 * The one account meant by an id or address: the account with the id, the verified owner of the address, or its only
 * unverified sign-up.
 * @throws CommandError when there is none, or when the address has several unverified sign-ups.
 */
export async function findTheAccount(context: Context, who: string): Promise<Account> {
  const [first, ...others] = await findAccounts(context, who)
  if (first.verifiedAt || others.length === 0) return first
  const ids = [first, ...others].map(({ id }) => `  ${id}`).join('\n')
  throw new CommandError(
    'refused',
    `${others.length + 1} sign-ups with that address wait for their link. Name the one you mean by its id:\n${ids}`,
  )
}

/** Upper bound of sessions listed: more than a person has. */
const MOST = 100

/** Where the account is signed in now, last used first. */
export function liveSessions({ database, now }: Context, accountId: string): Promise<SessionRow[]> {
  const idleSince = new Date(now.getTime() - SESSION_IDLE_SECONDS * 1000)
  return listLiveSessions(database.connection, { accountId, now, idleSince, limit: MOST })
}

type Refusal = Pick<NonNullable<MailRecord['refusal']>, 'smtpCode' | 'ofRecipient'>

/** The mail server's reply code of a rejection: `(550)`, or a note that the server was never contacted. */
export const codeOf = ({ smtpCode }: Pick<Refusal, 'smtpCode'>): string =>
  smtpCode === null ? '(it cannot be written in SMTP)' : `(${smtpCode})`

/** What was rejected permanently: the address, or the mail for a reason other than its address. */
export const whatWasRefused = ({ ofRecipient }: Pick<Refusal, 'ofRecipient'>): string =>
  ofRecipient ? 'the address' : 'the mail'

/** The delivery state of a mail in words. */
export function stateOf(mail: MailRecord): string {
  const { sentAt, queuedAt, refusal } = mail
  if (refusal && wasRefused(mail)) return `${whatWasRefused(refusal)} was refused for good ${codeOf(refusal)}`
  if (sentAt) return 'taken by the mail server'
  return queuedAt ? 'in the mail queue, or not sent' : 'in the outbox'
}
