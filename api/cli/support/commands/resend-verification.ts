import { listMailHistory, wasRefused, type MailRecord } from '../../../../db/stores/mail-history.ts'
import { countMailTokenRequests } from '../../../../db/stores/mail-tokens.ts'
import { resendVerification } from '../../../features/auth/index.ts'
import { inLagos, type Answer } from '../output.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'
import { findAccounts, codeOf } from '../find-accounts.ts'

/** How many of a person's mails are searched for the last link. */
const LOOKED_AT = 50

const lastMailInWords = (last: MailRecord | undefined): string => {
  if (!last) return 'No verification mail is on record before.'
  const { askedAt, queuedAt, sentAt, refusal } = last
  if (refusal && wasRefused(last))
    return refusal.ofRecipient
      ? `The mail server refused this address at ${inLagos(refusal.at)} ${codeOf(refusal)}; check the spelling.`
      : `The mail server refused the last one, whatever its address, at ${inLagos(refusal.at)} ${codeOf(refusal)}; tell the operator.`
  if (sentAt) return `The last one was taken by the mail server at ${inLagos(sentAt)}.`
  return queuedAt
    ? `The last one was asked for at ${inLagos(askedAt)} and is in the mail queue: not taken by the mail server yet.`
    : `The last one was asked for at ${inLagos(askedAt)} and waits in the outbox.`
}

/**
 * The newest of these mails; when nothing was delivered since an earlier one was rejected, the rejected one, because it
 * explains more.
 */
function mostInformative(mails: readonly MailRecord[]): MailRecord | undefined {
  const answered = mails.find((mail) => mail.sentAt !== null || wasRefused(mail))
  return answered && wasRefused(answered) ? answered : mails[0]
}

/**
 * Applies the API's rate limit by counting the links in the database: needs no secret and counts API and support
 * together.
 */
async function requireRate(
  { database, settings, now }: Context,
  accountIds: readonly string[],
): Promise<void> {
  const { count, seconds } = settings.mailRate
  const since = new Date(now.getTime() - seconds * 1000)
  const recent = { accountIds, purpose: 'verify-email', since } as const
  const askings = await countMailTokenRequests(database.connection, recent)
  if (askings < count) return
  throw new CommandError(
    'refused',
    `${askings} verification mails were asked for this address within ${Math.round(seconds / 60)} minutes; ${count} are allowed. Wait, and ask the person to look in the spam folder.`,
  )
}

/** Sends the verification mail of an address again, through the outbox; safe to repeat. */
export async function resend(context: Context, who: string): Promise<Answer> {
  const { database, settings, now, requestId, caller, shownAddress } = context
  const accounts = await findAccounts(context, who)
  const accountIds = accounts.map(({ id }) => id)
  const [{ email }] = accounts
  const mails = await listMailHistory(database.connection, accountIds, LOOKED_AT)
  const last = mostInformative(mails.filter(({ mail }) => mail === 'verify-email'))
  const lastSend = last && {
    askedAt: last.askedAt,
    queuedAt: last.queuedAt,
    sentAt: last.sentAt,
    refusal: last.refusal,
  }
  if (accounts.every(({ verifiedAt }) => verifiedAt === null)) await requireRate(context, accountIds)

  const { owner, mailed } = await resendVerification(
    { database, env: { TOKEN_KEY: settings.tokenKey } },
    { email, askerId: undefined, onBehalf: onBehalfOf(context), now, requestId, caller },
  )
  if (owner) {
    const auditId = await context.noteRead('resend-verification', owner.id)
    return {
      text: `${shownAddress(email)} is already verified, since ${inLagos(owner.verifiedAt)}. No mail was sent.`,
      data: { status: 'already verified', accountId: owner.id, verifiedAt: owner.verifiedAt, lastSend },
      next: 'the person can sign in; a forgotten password is mended at /forgot-password.',
      auditIds: [auditId],
    }
  }
  if (mailed.length === 0)
    throw new CommandError(
      'refused',
      'This sign-up came from Google or Microsoft: its address is verified only in the browser it began in. Ask the person to sign in there again.',
    )
  const which = mailed.length === 1 ? 'A verification mail' : `${mailed.length} verification mails`
  return {
    text: `${which} to ${shownAddress(email)} will go out within seconds. ${lastMailInWords(last)}`,
    data: {
      status: 'queued',
      mails: mailed.map(({ accountId, eventId }) => ({ accountId, eventId })),
      lastSend,
    },
    next: `in a minute, see that it was taken: email history ${mailed[0]?.accountId ?? ''}`,
    auditIds: mailed.map(({ auditId }) => auditId),
  }
}
