import type { Connection } from '../../../db/connection.ts'
import type { MailTokenPurpose } from '../../../db/mail-link.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import type { BillingNotice, Subscription } from '../../../db/stores/billing.ts'
import type { EmailChange } from '../../../db/stores/email-changes.ts'
import type { MailToken } from '../../../db/stores/mail-tokens.ts'
import type { OutgoingMail } from '../../../platform/mailer.ts'
import type { RenderedMail } from '../../../templates/email/index.ts'
import type { SendEmailPayload } from '../../../contract/jobs/jobs.ts'
import type { WorkerServices } from '../../services.ts'
import type { JobInHand } from '../job.ts'

/** A rendered mail with the files it carries. */
export type ComposedMail = RenderedMail & Pick<OutgoingMail, 'attachments'>

/** What a mail is made of. */
export interface Material {
  connection: Connection
  services: Pick<WorkerServices, 'env' | 'clock' | 'printer'>
  env: WorkerServices['env']
  account: Account
  job: JobInHand<SendEmailPayload>
  /** The mail's open token, for mails that carry one; or why it is not open any more. */
  openToken: (purpose: MailTokenPurpose) => Promise<MailToken | { skip: string }>
  /** What the mail tells about money, for mails that do. */
  notice: () => Promise<BillingNotice | undefined>
  /** The account's subscriptions as they are now. */
  subscriptions: () => Promise<readonly Subscription[]>
  /** The change of address that a token belongs to. */
  changeOf: (token: MailToken) => Promise<EmailChange | undefined>
}

/** A mail goes to the account's address unless it says another. */
export type Composer = (material: Material) => Promise<(ComposedMail & { to?: string }) | { skip: string }>

/** The address of a page of the web client. */
export const page = (env: WorkerServices['env'], path: string): string => new URL(path, env.PUBLIC_URL).href
