import { runEmailChanges } from '../../identity/run-email-changes.ts'
import { answerMailRequest } from '../../identity/mail-requests.ts'
import { eraseUnused, tellOfErasure } from '../../identity/unused.ts'
import { tellOfRegains } from '../../identity/regain.ts'
import type { JobHandler, WorkerServices } from './job.ts'

/** Most changes of address that one run looks at: the next run goes on. */
const CHANGES_A_RUN = 500

/** Answers a mail that somebody asked for: the request itself never looked the address up. */
export function answerMailRequests(services: WorkerServices): JobHandler<'answer-mail-request'> {
  return ({ id, payload: { mailRequestId, requestId = id } }) =>
    answerMailRequest(services, { mailRequestId, requestId, now: services.clock.now(), caller: null })
}

/** Does what is due of the changes of address that wait. */
export function runEmailChangeJobs(services: WorkerServices): JobHandler<'run-email-changes'> {
  return async ({ id }) => {
    const context = { now: services.clock.now(), requestId: id, caller: null }
    const { effects, mails, dropped } = await runEmailChanges(services, { limit: CHANGES_A_RUN, ...context })
    return `${effects} changed, ${mails} told again, ${dropped} dropped`
  }
}

/** Most accounts that one run tells of, and erases: the next night goes on. */
const UNUSED_A_RUN = 500

/** Tells owners of accounts that nobody uses, and erases those whose time is over. */
export function eraseUnusedAccounts(services: WorkerServices): JobHandler<'erase-unused-accounts'> {
  return async ({ id }) => {
    const run = { limit: UNUSED_A_RUN, now: services.clock.now(), requestId: id, caller: null }
    const erased = await eraseUnused(services, run)
    return `${await tellOfErasure(services, run)} owners told, ${erased} accounts erased`
  }
}

/** Most waits for a lost factor that one run tells of: the next run goes on. */
const WAITS_A_RUN = 500

/** Tells owners of waits to get in without their second factor. Decides nothing: a reset goes by the clock. */
export function tellOfRegainJobs(services: WorkerServices): JobHandler<'tell-of-regains'> {
  return async ({ id }) => {
    const context = { now: services.clock.now(), requestId: id, caller: null }
    return `${await tellOfRegains(services, { limit: WAITS_A_RUN, ...context })} told`
  }
}
