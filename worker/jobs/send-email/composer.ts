import type { MailName, MailPayload, MailWith } from '../../../contract/jobs/mails.ts'
import type { Connection } from '../../../db/connection.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import type { OutgoingMail } from '../../../platform/mailer.ts'
import type { RenderedMail } from '../../../templates/email/index.ts'
import type { WorkerServices } from '../job.ts'

/** A rendered mail with the files and the headers of its own that it carries. */
export type ComposedMail = RenderedMail & Pick<OutgoingMail, 'attachments' | 'headers'>

/** Why a mail is not sent. */
export interface Skipped {
  skip: string
}

/** What a mail is composed from. */
export interface MailContext<Name extends MailName> {
  connection: Connection
  services: Pick<WorkerServices, 'env' | 'clock' | 'printer'>
  /** The account that it is about; null for the mail to an address without one. */
  account: Name extends 'verify-email' | MailWith<'customerId'> | 'account-deleted' ? null : Account
  payload: MailPayload<Name>
  /** When the event happened that asked for the mail. */
  createdAt: Date
}

/** Makes a mail of its context. It goes to the account's address unless it says another. */
export type Composer<Name extends MailName> = (
  context: MailContext<Name>,
) => Promise<(ComposedMail & { to?: string }) | Skipped>

/** The address of a page of the web client. */
export const pageUrl = ({ services }: Pick<MailContext<MailName>, 'services'>, path: string): string =>
  new URL(path, services.env.PUBLIC_URL).href
