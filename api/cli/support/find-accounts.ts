import { validate as isUuid } from 'uuid'
import { findAccount, findAccountOfAddress, type Account } from '../../../db/stores/accounts.ts'
import { listSignUps, type SignUp } from '../../../db/stores/sign-ups.ts'
import type { Context } from './context.ts'
import { CommandError } from './exit-codes.ts'
import { readAddress } from './values.ts'
import {
  afterRequests,
  readWaitingRequests,
  requestsInWords,
  type WaitingRequests,
} from './waiting-requests.ts'
import { wasRefused, type MailRecord } from '../../../db/stores/mail-history.ts'

/** That there is nobody, or that whoever asked for an account waits for a worker: then the spelling may well be right. */
const nobody = (requests: WaitingRequests | undefined): CommandError =>
  new CommandError(
    'notFound',
    requests
      ? `There is no account with that address yet. ${requestsInWords(requests)}\nNext: ${afterRequests(requests)}.`
      : 'There is no account with that address or id. Check the spelling; sign-ups whose link is not opened are deleted after a week.',
  )

/** An account, or the sign-ups that wait at an address, or both. */
export interface Found {
  account: Account | undefined
  /** The address, when one was given. */
  email: string | undefined
  signUps: readonly SignUp[]
  /** What was asked for with this address and waits for a worker; undefined when nothing does. */
  requests: WaitingRequests | undefined
}

/**
 * Whoever has this id or address: the account, and the sign-ups of the address whose link was not opened.
 * @throws CommandError, not found, when there is nobody.
 */
export async function findAnybody(context: Context, who: string): Promise<Found> {
  const { database, now } = context
  const { connection } = database
  const email = isUuid(who) ? undefined : readAddress(who)
  const account =
    email === undefined ? await findAccount(connection, who) : await findAccountOfAddress(connection, email)
  const signUps = email === undefined ? [] : await listSignUps(connection, { email, now })
  const requests = email === undefined ? undefined : await readWaitingRequests(context, email)
  if (!account && signUps.length === 0) throw nobody(requests)
  return { account, email, signUps, requests }
}

/** The account with this id or address. @throws CommandError when there is none. */
export async function findTheAccount(context: Context, who: string): Promise<Account> {
  const { account } = await findAnybody(context, who)
  if (account) return account
  throw new CommandError(
    'refused',
    'This address has signed up and did not open its link yet: there is no account, and nothing is kept of one. The sign-up is deleted by itself after a week; its mail can be sent again: resend-verification',
  )
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
