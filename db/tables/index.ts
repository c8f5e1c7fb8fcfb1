import type { Definition } from '../table.ts'
import { accountantLinks } from './accountant-links.ts'
import * as accounts from './accounts.ts'
import * as billing from './billing.ts'
import * as factors from './factors.ts'
import * as calculations from './calculations.ts'
import * as operations from './operations.ts'
import * as reminders from './reminders.ts'

/** Every table that the product itself writes, in the order of the download of one's data. */
export const tables: readonly Definition[] = [
  calculations.submissions,
  calculations.worksheets,
  calculations.drafts,
  calculations.submittedDrafts,
  calculations.reports,
  calculations.returnPacks,
  accountantLinks,
  reminders.reminders,
  reminders.remindersTold,
  reminders.lawFingerprints,
  accounts.accounts,
  accounts.sessions,
  accounts.identities,
  accounts.signInAttempts,
  accounts.endedIdentities,
  accounts.pendingLinks,
  accounts.mailTokens,
  operations.outbox,
  operations.mailDeliveries,
  operations.mailRefusals,
  accounts.signUps,
  accounts.waitingChanges,
  accounts.securityEvents,
  accounts.mailRequests,
  factors.passkeys,
  factors.authenticators,
  factors.recoveryCodes,
  factors.passkeyAttempts,
  accounts.consents,
  operations.auditLog,
  operations.workerHeartbeats,
  operations.productKeys,
  operations.scheduleRuns,
  billing.stripeCustomers,
  billing.subscriptions,
  billing.checkouts,
  billing.billingNotices,
  billing.planGrants,
  billing.stripeEvents,
  billing.stripeLooks,
  billing.unmatchedPayments,
  billing.unmatchedRefunds,
  billing.stopFailures,
  billing.openDisputes,
  billing.settledRefunds,
  billing.stripeClosures,
]
