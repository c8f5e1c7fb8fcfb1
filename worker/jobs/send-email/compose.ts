import type { MailName, MailPayload, MailWith } from '../../../contract/jobs/mails.ts'
import type { Connection } from '../../../db/connection.ts'
import { mailLink } from '../../../db/mail-link.ts'
import { findAccount } from '../../../db/stores/accounts.ts'
import { findEmailChange } from '../../../db/stores/email-changes.ts'
import { findMailTokenById, type MailToken } from '../../../db/stores/mail-tokens.ts'
import { renderMail } from '../../../templates/email/index.ts'
import type { JobRun } from '../job.ts'
import { billingComposers } from './compose-billing.ts'
import { composeReportMail } from './compose-report.ts'
import { pageUrl, type ComposedMail, type Composer, type MailContext, type Skipped } from './composer.ts'

/** A mail to send, or why there is nothing to send any more. */
export type Composed = { to: string; mail: ComposedMail } | Skipped

/** Why the link of a token would not work; undefined while it does. */
function reasonClosed(
  token: MailToken | undefined,
  { payload: { mail, accountId }, services }: MailContext<MailWith<'mailTokenId'>>,
): string | undefined {
  if (!token || token.accountId !== accountId || token.purpose !== mail) return 'its link is gone'
  if (token.usedAt) return 'its link was used'
  if (token.supersededAt) return 'a newer link took its place'
  return token.expiresAt <= services.clock.now() ? 'its link has expired' : undefined
}

/** The link of the mail's token, while it works. */
async function openLink(
  context: MailContext<MailWith<'mailTokenId'>>,
): Promise<{ link: string; expiresAt: Date } | Skipped> {
  const { connection, services, payload } = context
  const token = await findMailTokenById(connection, payload.mailTokenId)
  const reason = reasonClosed(token, context)
  if (!token || reason !== undefined) return { skip: reason ?? 'its link is gone' }
  return { link: mailLink(services.env, payload.mail, token.id), expiresAt: token.expiresAt }
}

/** A mail whose only content is its link. */
const composeLink: Composer<'verify-email' | 'reset-password' | 'link-identity'> = async (context) => {
  const link = await openLink(context)
  return 'skip' in link ? link : renderMail(context.payload.mail, link)
}

/** A link about a change of address, to the address that the change names. */
const composeChange =
  (addressee: 'newEmail' | 'oldEmail'): Composer<'change-email' | 'undo-email-change'> =>
  async (context) => {
    const link = await openLink(context)
    if ('skip' in link) return link
    const change = await findEmailChange(context.connection, context.payload.mailTokenId)
    if (!change) return { skip: 'the change of address is gone' }
    return { ...renderMail(context.payload.mail, link), to: change[addressee] }
  }

/** How each mail is composed. One entry a mail; the compiler misses none. */
const composers: { [Name in MailName]: Composer<Name> } = {
  'verify-email': (context) =>
    context.account.verifiedAt
      ? Promise.resolve({ skip: 'the address is verified already' })
      : composeLink(context),
  'reset-password': composeLink,
  'link-identity': composeLink,
  'already-registered': async (context) =>
    renderMail('already-registered', {
      signInLink: pageUrl(context, '/login'),
      forgotLink: pageUrl(context, '/forgot-password'),
    }),
  'password-changed': async (context) =>
    renderMail('password-changed', {
      changedAt: context.createdAt,
      forgotLink: pageUrl(context, '/forgot-password'),
    }),
  'change-email': composeChange('newEmail'),
  'undo-email-change': composeChange('oldEmail'),
  ...billingComposers,
  report: composeReportMail,
}

/** Composes the mail of a job from what is true now: a link that would not work is not sent. */
export async function compose(
  connection: Connection,
  services: MailContext<MailName>['services'],
  { payload, createdAt }: JobRun<MailPayload>,
): Promise<Composed> {
  const account = await findAccount(connection, payload.accountId)
  if (!account) return { skip: 'the account is gone' }
  // The payload is that of this very mail.
  const composer = composers[payload.mail] as Composer<MailName>
  const composed = await composer({ connection, services, account, payload, createdAt })
  if ('skip' in composed) return composed
  const { to = account.email, ...mail } = composed
  return { to, mail }
}
