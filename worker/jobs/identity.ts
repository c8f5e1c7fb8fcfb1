import { runEmailChanges } from '../../identity/email-change.ts'
import { answerMailRequest } from '../../identity/mail-requests.ts'
import type { JobHandler, WorkerServices } from './job.ts'

/** Most changes of address that one run looks at: the next run goes on. */
const CHANGES_A_RUN = 500

/** Answers a mail that somebody asked for: the request itself never looked the address up. */
export function answerMailRequests(services: WorkerServices): JobHandler<'answer-mail-request'> {
  return ({ id, payload }) =>
    answerMailRequest(services, { ...payload, now: services.clock.now(), requestId: id, caller: null })
}

/** Does what is due of the changes of address that wait. */
export function runEmailChangeJobs(services: WorkerServices): JobHandler<'run-email-changes'> {
  return async ({ id }) => {
    const context = { now: services.clock.now(), requestId: id, caller: null }
    const { effects, mails, dropped } = await runEmailChanges(services, { limit: CHANGES_A_RUN, ...context })
    return `${effects} changed, ${mails} told again, ${dropped} dropped`
  }
}
