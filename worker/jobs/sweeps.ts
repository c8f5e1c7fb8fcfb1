import type { ScheduledJobName } from '../../contract/jobs/jobs.ts'
import { purgeAccountantLinks } from '../../db/stores/accountant-links.ts'
import { purgeSecurityEvents } from '../../db/stores/security-events.ts'
import { deleteExpiredSignUps } from '../../db/stores/sign-ups.ts'
import { purgeCheckouts } from '../../db/stores/billing.ts'
import {
  purgeEndedIdentities,
  deleteExpiredPendingLinks,
  deleteExpiredSignInAttempts,
} from '../../db/stores/identities.ts'
import { purgeMailDeliveries, purgeMailRefusals } from '../../db/stores/mail-history.ts'
import { deleteOldMailRequests } from '../../db/stores/mail-requests.ts'
import { deleteExpiredMailTokens } from '../../db/stores/mail-tokens.ts'
import { purgePublished, readOutboxLag } from '../../db/stores/outbox.ts'
import { deleteExpiredPasskeyAttempts } from '../../db/stores/passkeys.ts'
import { reportFiles, returnPackFiles } from '../../db/stores/reports.ts'
import { purgeTold } from '../../db/stores/reminders.ts'
import { deleteEndedSessions } from '../../db/stores/sessions.ts'
import { purgeStripeEvents } from '../../db/stores/stripe-events.ts'
import { secondsFromNow } from '../../platform/clock.ts'
import type { JobHandler, WorkerServices } from './job.ts'
import { forgetSources, purgeAuditLog } from '../../db/stores/audit-log.ts'
import { deleteIdleDrafts, purgeSubmittedDrafts } from '../../db/stores/drafts.ts'

/** Rows deleted at a time: short locks, well within the statement timeout. */
const BATCH = 1_000

/** Deletes in batches until one is not full. @returns how many rows were deleted. */
export async function inBatches(remove: (limit: number) => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const removed = await remove(BATCH)
    total += removed
    if (removed < BATCH) return total
  }
}

const DAY = 24 * 3600

/**
 * Days that a published event, the trace of a mail, of an ended session, the history of ways in and traces of Stripe are kept [security S62].
 * A trace outlives its job, which stays 30 days when it failed: until then somebody may run it again.
 */
const KEEP_EVENTS = 7
const KEEP_DELIVERIES = 90
const KEEP_SESSIONS = 30
const KEEP_HISTORY = 90
const KEEP_BILLING = 90

/** Makes the handler of a job that finds its work itself. */
type Sweep = (services: WorkerServices) => JobHandler<ScheduledJobName>

/** Deletes events that were published a week ago, and records of mails sent or refused three months ago. */
export const purgeOutbox: Sweep =
  ({ database: { connection }, clock }) =>
  async () => {
    const before = secondsFromNow(clock, -KEEP_EVENTS * DAY)
    const events = await inBatches((limit) => purgePublished(connection, before, limit))
    const longAgo = secondsFromNow(clock, -KEEP_DELIVERIES * DAY)
    const mails = await inBatches((limit) => purgeMailDeliveries(connection, longAgo, limit))
    const refused = await inBatches((limit) => purgeMailRefusals(connection, longAgo, limit))
    return `${events} events, ${mails} sent mails, ${refused} refused mails`
  }

/**
 * Deletes sign-ups that nobody verified, mailed links a day after they expired (how many were mailed bounds the next),
 * requests for mails that nothing answered in a day, traces of ended sessions, the history of ways in, unfinished sign-ins, and ended identities; a hosted token lives for
 * minutes.
 */
export const purgeSignIns: Sweep =
  ({ database: { connection }, clock }) =>
  async () => {
    const now = clock.now()
    const [dayAgo, monthAgo] = [secondsFromNow(clock, -DAY), secondsFromNow(clock, -KEEP_SESSIONS * DAY)]
    const historyEnds = secondsFromNow(clock, -KEEP_HISTORY * DAY)
    const signUps = await inBatches((limit) => deleteExpiredSignUps(connection, now, limit))
    const sessions = await inBatches((limit) => deleteEndedSessions(connection, monthAgo, limit))
    const links = await inBatches((limit) => deleteExpiredMailTokens(connection, dayAgo, limit))
    const requests = await inBatches((limit) => deleteOldMailRequests(connection, dayAgo, limit))
    const attempts = await inBatches((limit) => deleteExpiredSignInAttempts(connection, now, limit))
    const waiting = await inBatches((limit) => deleteExpiredPendingLinks(connection, now, limit))
    const asked = await inBatches((limit) => deleteExpiredPasskeyAttempts(connection, now, limit))
    const events = await inBatches((limit) => purgeSecurityEvents(connection, historyEnds, limit))
    await inBatches((limit) => purgeEndedIdentities(connection, dayAgo, limit))
    return `${signUps} sign-ups, ${sessions} sessions, ${links} links, ${attempts + waiting + asked} half-done sign-ins, ${requests} unanswered requests, ${events} events`
  }

/** Deletes events of Stripe, and payment pages that can no longer be opened, after three months. */
export const purgeBilling: Sweep =
  ({ database: { connection }, clock }) =>
  async () => {
    const before = secondsFromNow(clock, -KEEP_BILLING * DAY)
    const events = await inBatches((limit) => purgeStripeEvents(connection, before, limit))
    const pages = await inBatches((limit) => purgeCheckouts(connection, before, limit))
    return `${events} events of Stripe, ${pages} payment pages`
  }

/** Deletes reports and return packs whose day is over, printed or not [security S51]. */
export const purgeReports: Sweep =
  ({ database: { connection }, clock }) =>
  async () => {
    const now = clock.now()
    const reports = await inBatches((limit) => reportFiles.deleteExpired(connection, now, limit))
    const packs = await inBatches((limit) => returnPackFiles.deleteExpired(connection, now, limit))
    return `${reports} reports, ${packs} return packs`
  }

const YEAR = 365 * DAY

/**
 * Seconds that records are kept [security S62]: an idle draft, one tax year; the record of a submitted draft, as long
 * as another device could still hold that draft and send it again; the audit log, two years; in it the addresses that
 * requests came from, 90 days; an accountant's link with its openings, 30 days from its end.
 */
const KEEP_IDLE_DRAFTS = YEAR
const KEEP_SUBMITTED_DRAFTS = YEAR
const KEEP_AUDIT_LOG = 2 * YEAR
const KEEP_SOURCES = 90 * DAY
const KEEP_LINKS = 30 * DAY

/** What a reminder told: no reminder of that day, or of that renewal, can be due again by then. */
const KEEP_REMINDED = YEAR

/**
 * Deletes drafts idle for a year, traces of drafts submitted a year ago, audit entries of two years ago, and of those of
 * 90 days ago the address that each came from; what reminders told a year ago; and accountant's links that ended 30 days ago.
 */
export const purgeRecords: Sweep =
  ({ database: { connection }, clock }) =>
  async () => {
    const idle = secondsFromNow(clock, -KEEP_IDLE_DRAFTS)
    const drafts = await inBatches((limit) => deleteIdleDrafts(connection, idle, limit))
    const submitted = secondsFromNow(clock, -KEEP_SUBMITTED_DRAFTS)
    const traces = await inBatches((limit) => purgeSubmittedDrafts(connection, submitted, limit))
    const logged = secondsFromNow(clock, -KEEP_AUDIT_LOG)
    const entries = await inBatches((limit) => purgeAuditLog(connection, logged, limit))
    const sources = await inBatches((limit) =>
      forgetSources(connection, secondsFromNow(clock, -KEEP_SOURCES), limit),
    )
    const told = await inBatches((limit) =>
      purgeTold(connection, secondsFromNow(clock, -KEEP_REMINDED), limit),
    )
    const links = await inBatches((limit) =>
      purgeAccountantLinks(connection, secondsFromNow(clock, -KEEP_LINKS), limit),
    )
    return `${drafts} drafts, ${traces} traces of drafts, ${entries} audit entries, ${sources} addresses in others, ${told} reminders told, ${links} links`
  }

/** Age in seconds from which a waiting event is no mere backlog: the relay moves hundreds in a second. */
const STUCK_AFTER = 5 * 60

/**
 * Warns when an event has waited too long for its queue: the relay fails again and again, or no worker knows the job.
 * It is scheduled, not added through the outbox, so that it runs while the relay does not.
 */
export const watchOutbox: Sweep =
  ({ database: { connection }, clock, logger }) =>
  async () => {
    const { waiting, oldestSeconds } = await readOutboxLag(connection, clock.now())
    const lag = { waiting, oldestSeconds: Math.round(oldestSeconds) }
    if (oldestSeconds > STUCK_AFTER) logger.warn(lag, 'the outbox is stuck')
    return `${lag.waiting} events wait, the oldest for ${lag.oldestSeconds} s`
  }
