import type { MailName, MailPayload, MailWith } from '../../../contract/jobs/mails.ts'
import type { Connection } from '../../../db/connection.ts'
import { mailLink } from '../../../db/mail-link.ts'
import { findDeletion } from '../../../db/stores/audit-log.ts'
import { findAccount } from '../../../db/stores/accounts.ts'
import { takeMailRequest } from '../../../db/stores/mail-requests.ts'
import { findMailTokenById, type MailToken } from '../../../db/stores/mail-tokens.ts'
import { findSecurityEvent } from '../../../db/stores/security-events.ts'
import { findWaitingChangeById } from '../../../db/stores/waiting-changes.ts'
import { codeOfLink } from '../../../identity/links.ts'
import { addressOfDeletion } from '../../../identity/tell-of-deletion.ts'
import { erasureOf } from '../../../identity/unused.ts'
import { browserName } from '../../../platform/browser-name.ts'
import { readableCode } from '../../../platform/typed-codes.ts'
import { renderMail } from '../../../templates/email/index.ts'
import type { JobRun } from '../job.ts'
import { billingComposers } from './compose-billing.ts'
import { reminderComposers } from './compose-reminder.ts'
import { composeReportMail } from './compose-report.ts'
import { pageUrl, type ComposedMail, type Composer, type MailContext, type Skipped } from './composer.ts'

/** A mail to send, or why there is nothing to send any more. */
export type Composed = { to: string; mail: ComposedMail } | Skipped

/** A token's row while its link works, or why it does not. */
async function openToken({
  connection,
  services,
  payload,
}: MailContext<MailWith<'mailTokenId'>>): Promise<MailToken | Skipped> {
  const token = await findMailTokenById(connection, payload.mailTokenId)
  const accountId = 'accountId' in payload ? payload.accountId : null
  if (!token || token.accountId !== accountId || token.purpose !== payload.mail)
    return { skip: 'its link is gone' }
  if (token.usedAt) return { skip: 'its link was used' }
  if (token.supersededAt) return { skip: 'its link was ended' }
  return token.expiresAt <= services.clock.now() ? { skip: 'its link has expired' } : token
}

/** A mail whose only content is its link, to the address that the link is bound to. */
const composeLink: Composer<
  'verify-email' | 'reset-password' | 'link-identity' | 'know-browser' | 'change-email'
> = async (context) => {
  const token = await openToken(context)
  if ('skip' in token) return token
  const link = mailLink(context.services.env, token.purpose, token.id)
  return { ...renderMail(context.payload.mail, { link, expiresAt: token.expiresAt }), to: token.email }
}

/** The mail to the old address of an account, which allows a change of address or stops it. */
const composeEmailChangeAsked: Composer<'email-change-asked'> = async (context) => {
  const token = await openToken(context)
  if ('skip' in token) return token
  const change =
    token.matterId === null ? undefined : await findWaitingChangeById(context.connection, token.matterId)
  if (!change || change.endedAt || change.newEmail === null) return { skip: 'the change of address is over' }
  const { newEmail, takesEffectAt } = change
  const link = mailLink(context.services.env, token.purpose, token.id)
  return { ...renderMail('email-change-asked', { link, newEmail, takesEffectAt }), to: token.email }
}

/** A code to type in the session that asked for it. */
const composeCode: Composer<'confirm-code'> = async (context) => {
  const token = await openToken(context)
  if ('skip' in token) return token
  const code = readableCode(codeOfLink(context.services.env.TOKEN_KEY, token))
  return { ...renderMail('confirm-code', { code, expiresAt: token.expiresAt }), to: token.email }
}

/** What happened to a way into the account, to its address or to the one it had before. */
const composeNotice: Composer<'security-notice'> = async (context) => {
  const { payload, connection } = context
  const event = await findSecurityEvent(connection, {
    id: payload.securityEventId,
    accountId: payload.accountId,
  })
  if (!event) return { skip: 'its event is gone' }
  const { event: name, at, userAgent, detail } = event
  const { to } = payload
  const notice = renderMail('security-notice', {
    event: name,
    at,
    browser: userAgent === null ? null : browserName(userAgent),
    detail,
    to,
    link: to === undefined ? pageUrl(context, '/forgot-password') : pageUrl(context, '/help'),
  })
  if (to === undefined) return notice
  return detail.oldEmail === undefined
    ? { skip: 'there is no old address' }
    : { ...notice, to: detail.oldEmail }
}

/** The word that an account is erased soon, unless its owner came back meanwhile. */
const composeUnused: Composer<'account-unused'> = async (context) => {
  const erasedOn = erasureOf(context.account)
  if (!erasedOn) return { skip: 'the account was used meanwhile' }
  return renderMail('account-unused', { erasedOn, signInLink: pageUrl(context, '/login') })
}

/** The word that an account is deleted. Its address goes in the transaction that hands the mail over. */
const composeDeleted: Composer<'account-deleted'> = async ({ connection, services, payload }) => {
  const request = await takeMailRequest(connection, payload.mailRequestId)
  if (!request) return { skip: 'its address is gone' }
  const to = await addressOfDeletion(connection, services.env, request.addressSealed)
  const { money, hasOpenDispute, isBySupport } =
    payload.auditId === undefined
      ? { money: [], hasOpenDispute: false, isBySupport: false }
      : await findDeletion(connection, payload.auditId)
  const held = money.map(({ cents, currency, since, paidAt = null, givenBackAt = since }) => ({
    amount: { cents, currency },
    paidAt: paidAt === null ? null : new Date(paidAt),
    givenBackAt: new Date(givenBackAt),
  }))
  return {
    ...renderMail('account-deleted', { deletedAt: request.createdAt, held, hasOpenDispute, isBySupport }),
    to,
  }
}

/** How each mail is composed. One entry a mail; the compiler misses none. */
const composers: { [Name in MailName]: Composer<Name> } = {
  'verify-email': composeLink,
  'reset-password': composeLink,
  'link-identity': composeLink,
  'know-browser': composeLink,
  'change-email': composeLink,
  'email-change-asked': composeEmailChangeAsked,
  'confirm-code': composeCode,
  'security-notice': composeNotice,
  'undo-links-ended': async (context) =>
    renderMail('undo-links-ended', { accountLink: pageUrl(context, '/account') }),
  'account-unused': composeUnused,
  'account-deleted': composeDeleted,
  'already-registered': async (context) =>
    renderMail('already-registered', {
      signInLink: pageUrl(context, '/login'),
      forgotLink: pageUrl(context, '/forgot-password'),
    }),
  ...billingComposers,
  ...reminderComposers,
  report: composeReportMail,
}

/** Composes the mail of a job from what is true now: a link that would not work is not sent. */
export async function compose(
  connection: Connection,
  services: MailContext<MailName>['services'],
  { payload, createdAt }: JobRun<MailPayload>,
): Promise<Composed> {
  const accountId = 'accountId' in payload ? payload.accountId : undefined
  const account = accountId === undefined ? null : await findAccount(connection, accountId)
  if (account === undefined) return { skip: 'the account is gone' }
  // The payload is that of this very mail, and its account is there when it names one.
  const composer = composers[payload.mail] as unknown as Composer<'report'>
  const context = { connection, services, account, payload, createdAt } as unknown as MailContext<'report'>
  const composed = await composer(context)
  if ('skip' in composed) return composed
  const { to = account?.email, ...mail } = composed
  if (to === undefined) return { skip: 'there is no address' }
  // The address of a sealed account is another person's now.
  return account?.sealedAt && to === account.email ? { skip: 'its address is another’s now' } : { to, mail }
}
