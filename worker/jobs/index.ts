import type { JobName } from '../../contract/jobs/jobs.ts'
import type { JobQueues } from '../job-queues.ts'
import type { JobHandler, WorkerServices } from './job.ts'
import { answerMailRequests, eraseUnusedAccounts, runEmailChangeJobs, tellOfRegainJobs } from './identity.ts'
import {
  cancelAtStripe,
  lookForEvents,
  reconcileBilling,
  reconcileNow,
  remindRenewals,
  rereadCustomer,
  syncSubscription,
} from './billing/index.ts'
import { keepErasedLog } from './keep-erased-log.ts'
import { sweepClosedDoor } from './sweep-closed-door.ts'
import { remindOfDates, remindOfLaw } from './reminders/index.ts'
import { renderReport } from './render-report.ts'
import { renderReturnPack } from './render-return-pack.ts'
import { recoverLostMails } from './recover-lost-mails.ts'
import { sendEmail } from './send-email/index.ts'
import { purgeBilling, purgeOutbox, purgeReports, purgeSignIns, purgeRecords, watchOutbox } from './sweeps.ts'

/** The handler of each job. */
export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> }

/** Makes the handler of every job of the contract. Explicit, one entry a job; the compiler misses none. */
export function createJobHandlers(services: WorkerServices, queues: JobQueues): JobHandlers {
  return {
    'send-email': sendEmail(services),
    'sync-subscription': syncSubscription(services),
    'reread-customer': rereadCustomer(services),
    'cancel-at-stripe': cancelAtStripe(services),
    'reconcile-billing': reconcileBilling(services),
    'reconcile-now': reconcileNow(services),
    'look-for-events': lookForEvents(services),
    'remind-renewals': remindRenewals(services),
    'remind-of-dates': remindOfDates(services),
    'remind-of-law': remindOfLaw(services),
    'render-report': renderReport(services),
    'render-return-pack': renderReturnPack(services),
    'recover-lost-mails': recoverLostMails(services, queues),
    'watch-outbox': watchOutbox(services),
    'keep-erased-log': keepErasedLog(services),
    'sweep-closed-door': sweepClosedDoor(services),
    'purge-outbox': purgeOutbox(services),
    'purge-billing': purgeBilling(services),
    'purge-sign-ins': purgeSignIns(services),
    'purge-reports': purgeReports(services),
    'purge-records': purgeRecords(services),
    'answer-mail-request': answerMailRequests(services),
    'run-email-changes': runEmailChangeJobs(services),
    'erase-unused-accounts': eraseUnusedAccounts(services),
    'tell-of-regains': tellOfRegainJobs(services),
  }
}
