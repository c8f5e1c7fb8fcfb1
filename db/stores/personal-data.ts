import type { Connection } from '../connection.ts'
import { BillingNoticeModel } from '../models/billing-notice.ts'
import { CheckoutModel } from '../models/checkout.ts'
import { StripeCustomerModel } from '../models/stripe-customer.ts'
import { SubscriptionModel } from '../models/subscription.ts'
import { AuditEntryModel } from '../models/audit-entry.ts'
import { ConsentModel } from '../models/consent.ts'
import { DraftModel } from '../models/draft.ts'
import { EmailChangeModel } from '../models/email-change.ts'
import { IdentityModel } from '../models/identity.ts'
import { MailDeliveryModel } from '../models/mail-delivery.ts'
import { MailRefusalModel } from '../models/mail-refusal.ts'
import { MailTokenModel } from '../models/mail-token.ts'
import { PendingLinkModel } from '../models/pending-link.ts'
import { ReportModel } from '../models/report.ts'
import { SessionModel } from '../models/session.ts'
import { SubmissionModel } from '../models/submission.ts'
import { SubmittedDraftModel } from '../models/submitted-draft.ts'

/** Every row about money that is kept of an account, oldest first, for the download of all one's data. */
export async function readPaymentData(connection: Connection, accountId: string) {
  const ofAccount = { account_id: accountId }
  const [paymentCustomers, subscriptions, paymentPages, paymentNotices] = await Promise.all([
    StripeCustomerModel.query(connection).where(ofAccount).orderBy('created_at'),
    SubscriptionModel.query(connection).where(ofAccount).orderBy('period_end'),
    CheckoutModel.query(connection).where(ofAccount).orderBy('created_at'),
    BillingNoticeModel.query(connection).where(ofAccount).orderBy('created_at'),
  ])
  return { paymentCustomers, subscriptions, paymentPages, paymentNotices }
}

/**
 * Every row that is kept of an account besides the account itself, oldest first, for the download of all one's data.
 * What is secret or a mere hash is left out here; what a plan hides is for whoever presents it.
 */
export async function readPersonalData(connection: Connection, accountId: string) {
  const ofAccount = { account_id: accountId }
  const [
    drafts,
    submissions,
    submittedDrafts,
    reports,
    sessions,
    identities,
    pendingLinks,
    mailedLinks,
    mails,
    refusedMails,
    emailChanges,
    consents,
    events,
    payments,
  ] = await Promise.all([
    DraftModel.query(connection).where(ofAccount).orderBy('created_at'),
    SubmissionModel.query(connection).where(ofAccount).orderBy('created_at'),
    SubmittedDraftModel.query(connection)
      .where(ofAccount)
      .select('draft_id', 'submission_id', 'submitted_at')
      .orderBy('submitted_at'),
    ReportModel.query(connection)
      .where(ofAccount)
      .select('submission_id', 'status', 'asked_at', 'made_at', 'expires_at', 'file_name')
      .orderBy('asked_at'),
    SessionModel.query(connection)
      .where(ofAccount)
      .select('created_at', 'authenticated_at', 'last_seen_at', 'expires_at', 'user_agent')
      .orderBy('created_at'),
    IdentityModel.query(connection).where(ofAccount).orderBy('created_at'),
    PendingLinkModel.query(connection)
      .where(ofAccount)
      .select('provider', 'issuer', 'subject', 'tries', 'expires_at')
      .orderBy('expires_at'),
    MailTokenModel.query(connection)
      .where(ofAccount)
      .select('id', 'purpose', 'created_at', 'expires_at', 'used_at', 'superseded_at')
      .orderBy('created_at'),
    MailDeliveryModel.query(connection)
      .where(ofAccount)
      .select('mail', 'message_id', 'sent_at')
      .orderBy('sent_at'),
    MailRefusalModel.query(connection)
      .where(ofAccount)
      .select('mail', 'smtp_code', 'of_recipient', 'refused_at')
      .orderBy('refused_at'),
    EmailChangeModel.query(connection)
      .where(ofAccount)
      .select('old_email', 'new_email', 'created_at')
      .orderBy('created_at'),
    ConsentModel.query(connection).where(ofAccount).orderBy('given_at'),
    AuditEntryModel.query(connection)
      .where(ofAccount)
      .select('at', 'actor', 'action', 'request_id', 'detail')
      .orderBy('at'),
    readPaymentData(connection, accountId),
  ])
  return {
    drafts,
    submissions,
    submittedDrafts,
    reports,
    sessions,
    identities,
    pendingLinks,
    mailedLinks,
    mails,
    refusedMails,
    emailChanges,
    consents,
    events,
    ...payments,
  }
}
