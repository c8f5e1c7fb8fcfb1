import { deleteStaleSignUps } from '../../../db/stores/accounts.ts'
import { purgeCheckouts } from '../../../db/stores/billing.ts'
import {
  forgetEnds,
  deleteExpiredPendingLinks,
  deleteExpiredSignInAttempts,
} from '../../../db/stores/identities.ts'
import { purgeMailDeliveries, purgeMailRefusals } from '../../../db/stores/mail-history.ts'
import { deleteExpiredMailTokens } from '../../../db/stores/mail-tokens.ts'
import { purgePublished } from '../../../db/stores/outbox.ts'
import { deleteExpiredReports } from '../../../db/stores/reports.ts'
import { deleteExpiredSessions } from '../../../db/stores/sessions.ts'
import { purgeStripeEvents } from '../../../db/stores/stripe-events.ts'
import { secondsFromNow } from '../../../platform/clock.ts'
import type { WorkerServices } from '../../services.ts'
import type { Process } from '../job.ts'
import { inBatches } from './in-batches.ts'

const DAY = 24 * 3600

/**
 * Days that a published event, the trace of a mail, an unverified sign-up and traces of Stripe are kept (CHECKLISTS S62). A trace
 * outlives its job, which stays 30 days when it failed: until then somebody may run it again.
 */
const KEEP_EVENTS = 7
const KEEP_DELIVERIES = 90
const KEEP_SIGN_UPS = 7
const KEEP_BILLING = 90

type Sweep = (services: WorkerServices) => Process<Record<string, never>>

/** Forgets events that reached their queue a week ago, and which mails were sent or refused three months ago. */
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

/** Deletes sessions, mailed links and half-done sign-ins whose time is over; a hosted token lives for minutes. */
export const purgeSignIns: Sweep =
  ({ database: { connection }, clock }) =>
  async () => {
    const now = clock.now()
    const sessions = await inBatches((limit) => deleteExpiredSessions(connection, now, limit))
    const links = await inBatches((limit) => deleteExpiredMailTokens(connection, now, limit))
    const attempts = await inBatches((limit) => deleteExpiredSignInAttempts(connection, now, limit))
    const waiting = await inBatches((limit) => deleteExpiredPendingLinks(connection, now, limit))
    const dayAgo = secondsFromNow(clock, -DAY)
    await inBatches((limit) => forgetEnds(connection, dayAgo, limit))
    return `${sessions} sessions, ${links} links, ${attempts + waiting} half-done sign-ins`
  }

/** Deletes sign-ups whose link was not opened within a week. */
export const purgeUnverifiedAccounts: Sweep =
  ({ database: { connection }, clock }) =>
  async () => {
    const before = secondsFromNow(clock, -KEEP_SIGN_UPS * DAY)
    const accounts = await inBatches((limit) => deleteStaleSignUps(connection, before, limit))
    return `${accounts} sign-ups`
  }

/** Forgets which events Stripe told of, and payment pages that nobody can open any more, after three months. */
export const purgeBilling: Sweep =
  ({ database: { connection }, clock }) =>
  async () => {
    const before = secondsFromNow(clock, -KEEP_BILLING * DAY)
    const events = await inBatches((limit) => purgeStripeEvents(connection, before, limit))
    const pages = await inBatches((limit) => purgeCheckouts(connection, before, limit))
    return `${events} events of Stripe, ${pages} payment pages`
  }

/** Deletes reports whose day is over, printed or not (CHECKLISTS S51). */
export const purgeReports: Sweep =
  ({ database: { connection }, clock }) =>
  async () => {
    const now = clock.now()
    const reports = await inBatches((limit) => deleteExpiredReports(connection, now, limit))
    return `${reports} reports`
  }
