import { listMailHistory, wasRefused, type MailRecord } from '../../../../db/stores/mail-history.ts'
import { sendVerificationFor } from '../../../../identity/mail-requests.ts'
import { inLagos, type Answer } from '../output.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'
import { findAnybody, codeOf } from '../find-accounts.ts'
import { triesOfMail } from '../mail-tries.ts'
import { lookLater, readProspect } from '../prospect.ts'

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

/** Sends the verification mail of an address again, through the outbox; safe to repeat. */
export async function resend(context: Context, who: string): Promise<Answer> {
  const { database, settings, now, requestId, caller, shownAddress } = context
  const { account, email = account?.email ?? '' } = await findAnybody(context, who)
  const mails = await listMailHistory(database.connection, { accountIds: [], email }, LOOKED_AT)
  const last = mostInformative(mails.filter(({ mail }) => mail === 'verify-email'))
  const lastSend = last && {
    askedAt: last.askedAt,
    queuedAt: last.queuedAt,
    sentAt: last.sentAt,
    refusal: last.refusal,
  }
  if (account) {
    return {
      text: `${shownAddress(email)} is already verified, since ${inLagos(account.verifiedAt)}. No mail was sent.`,
      data: { status: 'already verified', accountId: account.id, verifiedAt: account.verifiedAt, lastSend },
      next: 'the person can sign in; a forgotten password is mended at /forgot-password.',
      auditIds: [await context.noteRead('resend-verification', account.id)],
    }
  }
  const mailed = await sendVerificationFor(
    { database, env: { TOKEN_KEY: settings.tokenKey } },
    { email, onBehalf: onBehalfOf(context), now, requestId, caller },
  )
  if (!mailed)
    throw new CommandError(
      'refused',
      'A working link lies in this mailbox, and eight were mailed within the hour. Wait, and ask the person to look in the spam folder.',
    )
  const tries = await triesOfMail(context, last)
  const prospect = await readProspect(context, 'mail')
  const waits = tries && tries.said.length > 0 ? ` It was ${tries.said.join('; ')}.` : ''
  return {
    text: `A verification mail to ${shownAddress(email)} will go out ${prospect.when}. ${lastMailInWords(last)}${waits}`,
    data: { status: 'queued', eventId: mailed.eventId, lastSend, obstacles: prospect.obstacles },
    next: lookLater(prospect, 'see that it was taken: email history <email>, as you typed it.'),
    auditIds: [mailed.auditId],
  }
}
