import type { JobName, JobPayload } from '../../contract/jobs/jobs.ts'
import type { JobQueues } from '../job-queues.ts'
import type { WorkerServices } from '../services.ts'
import type { Process } from './job.ts'
import { cancelAtStripe, reconcileBilling, remindRenewals, syncSubscription } from './billing/index.ts'
import { renderReport } from './render-report/index.ts'
import { recoverLostMails } from './recover-lost-mails/index.ts'
import { sendEmail } from './send-email/index.ts'
import {
  purgeBilling,
  purgeOutbox,
  purgeReports,
  purgeSignIns,
  purgeUnverifiedAccounts,
} from './sweeps/index.ts'
import { purgeRecords } from './sweeps/purge-records.ts'
import { watchOutbox } from './sweeps/watch-outbox.ts'

/** What does each job. */
export type Processes = { readonly [Name in JobName]: Process<JobPayload<Name>> }

/** Every job of the contract with what does it. Explicit, one entry a job; the compiler misses none. */
export function createProcesses(services: WorkerServices, queues: JobQueues): Processes {
  return {
    'send-email': sendEmail(services),
    'sync-subscription': syncSubscription(services),
    'cancel-at-stripe': cancelAtStripe(services),
    'reconcile-billing': reconcileBilling(services),
    'remind-renewals': remindRenewals(services),
    'render-report': renderReport(services),
    'recover-lost-mails': recoverLostMails(services, queues),
    'watch-outbox': watchOutbox(services),
    'purge-outbox': purgeOutbox(services),
    'purge-billing': purgeBilling(services),
    'purge-sign-ins': purgeSignIns(services),
    'purge-reports': purgeReports(services),
    'purge-records': purgeRecords(services),
    'purge-unverified-accounts': purgeUnverifiedAccounts(services),
  }
}
