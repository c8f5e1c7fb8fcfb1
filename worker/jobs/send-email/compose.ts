import type { Connection } from '../../../db/connection.ts'
import { mailLink, type MailTokenPurpose } from '../../../db/mail-link.ts'
import { findAccount } from '../../../db/stores/accounts.ts'
import { findBillingNotice, listSubscriptions } from '../../../db/stores/billing.ts'
import { findEmailChange } from '../../../db/stores/email-changes.ts'
import { findMailTokenById, type MailToken } from '../../../db/stores/mail-tokens.ts'
import { renderMail } from '../../../templates/email/index.ts'
import type { SendEmailPayload } from '../../../contract/jobs/jobs.ts'
import { PermanentFault, type JobInHand } from '../job.ts'
import type { WorkerServices } from '../../services.ts'
import { billingComposers } from './compose-billing.ts'
import { page, type ComposedMail, type Composer } from './material.ts'
import { composeReportMail } from './report-mail.ts'

/** A mail to send, or why there is nothing to send any more. */
export type Composed = { to: string; mail: ComposedMail } | { skip: string }

const withLink =
  (purpose: 'verify-email' | 'reset-password' | 'link-identity'): Composer =>
  async ({ env, openToken }) => {
    const token = await openToken(purpose)
    if ('skip' in token) return token
    return renderMail(purpose, { link: mailLink(env, purpose, token.id), expiresAt: token.expiresAt })
  }

/** A link about a change of address, to the address that the change names. */
const aboutChange =
  (purpose: 'change-email' | 'undo-email-change', addressee: 'newEmail' | 'oldEmail'): Composer =>
  async ({ env, openToken, changeOf }) => {
    const token = await openToken(purpose)
    if ('skip' in token) return token
    const change = await changeOf(token)
    if (!change) return { skip: 'the change of address is gone' }
    const mail = renderMail(purpose, {
      link: mailLink(env, purpose, token.id),
      expiresAt: token.expiresAt,
    })
    return { ...mail, to: change[addressee] }
  }

/** How each mail is made. One entry a mail. */
const composers: Record<SendEmailPayload['mail'], Composer> = {
  'verify-email': (material) =>
    material.account.verifiedAt
      ? Promise.resolve({ skip: 'the address is verified already' })
      : withLink('verify-email')(material),
  'reset-password': withLink('reset-password'),
  'link-identity': withLink('link-identity'),
  'already-registered': async ({ env }) =>
    renderMail('already-registered', {
      signInLink: page(env, '/login'),
      forgotLink: page(env, '/forgot-password'),
    }),
  'password-changed': async ({ env, job }) =>
    renderMail('password-changed', {
      changedAt: job.createdAt,
      forgotLink: page(env, '/forgot-password'),
    }),
  'change-email': aboutChange('change-email', 'newEmail'),
  'undo-email-change': aboutChange('undo-email-change', 'oldEmail'),
  ...billingComposers,
  report: ({ connection, services, account, job }) =>
    composeReportMail(connection, services, { account, submissionId: job.payload.submissionId }),
}

/** Why a token's link would not work any more; undefined while it does. */
function closed(token: MailToken | undefined, purpose: MailTokenPurpose, now: Date): string | undefined {
  if (!token || token.purpose !== purpose) return 'its link is gone'
  if (token.usedAt) return 'its link was used'
  if (token.supersededAt) return 'a newer link took its place'
  return token.expiresAt <= now ? 'its link has expired' : undefined
}

/**
 * Makes the mail a job asks for from what is true now: a link that would not work is not sent.
 * @throws PermanentFault when the job lacks the token that its mail carries.
 */
export async function compose(
  connection: Connection,
  services: Pick<WorkerServices, 'env' | 'clock' | 'printer'>,
  job: JobInHand<SendEmailPayload>,
): Promise<Composed> {
  const { env, clock } = services
  const { mail, accountId, mailTokenId, billingNoticeId } = job.payload
  const account = await findAccount(connection, accountId)
  if (!account) return { skip: 'the account is gone' }
  const made = await composers[mail]({
    connection,
    services,
    env,
    account,
    job,
    notice: async () => {
      if (billingNoticeId === undefined) throw new PermanentFault(`A ${mail} job needs a billingNoticeId`)
      return findBillingNotice(connection, accountId, billingNoticeId)
    },
    subscriptions: () => listSubscriptions(connection, accountId),
    changeOf: (token) => findEmailChange(connection, token.id),
    openToken: async (purpose) => {
      if (mailTokenId === undefined) throw new PermanentFault(`A ${mail} job needs a mailTokenId`)
      const token = await findMailTokenById(connection, mailTokenId)
      const reason = closed(token?.accountId === accountId ? token : undefined, purpose, clock.now())
      return reason === undefined && token ? token : { skip: reason ?? 'its link is gone' }
    },
  })
  if ('skip' in made) return made
  const { to = account.email, ...rendered } = made
  return { to, mail: rendered }
}
