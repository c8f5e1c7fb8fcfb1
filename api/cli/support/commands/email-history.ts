import type { Job } from 'bullmq'
import { jobs } from '../../../../contract/jobs/jobs.ts'
import { shownText } from '../../../features/operations/index.ts'
import { listMailHistory, wasRefused } from '../../../../db/stores/mail-history.ts'
import { inLagos, table, type Answer } from '../output.ts'
import type { Context } from '../context.ts'
import { findAnybody, stateOf } from '../find-accounts.ts'

/** How often a mail was tried, what the mail server answered last, and when it is tried next. */
interface Tries {
  data: { attempts: number; answered: string | null; nextTryAt: Date | null }
  said: string[]
}

function triesOf(job: Job, state: string, isPaused: boolean): Tries {
  const { attemptsMade: attempts, failedReason, timestamp, delay } = job
  const answered = failedReason ? shownText(failedReason) : null
  const nextTryAt = state === 'delayed' ? new Date(timestamp + delay) : null
  return {
    data: { attempts, answered, nextTryAt },
    said: [
      ...(attempts === 0 ? [] : [`tried ${attempts === 1 ? 'once' : `${attempts} times`}`]),
      ...(answered === null ? [] : [`answered: ${answered}`]),
      ...(nextTryAt === null ? [] : [`next try ${inLagos(nextTryAt)}`]),
      ...(isPaused ? ['the mail queue is paused'] : []),
    ],
  }
}

/** The tries of mails that are in the queue, by the job's id; undefined where this role may not read the queue. */
async function readTries(
  context: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Tries> | undefined> {
  if (ids.length === 0) return new Map()
  const read = context.withQueues(async (queues) => {
    const tries = new Map<string, Tries>()
    const mail = queues.find(({ name }) => name === jobs['send-email'].queue)
    const isPaused = (await mail?.isPaused()) ?? false
    for (const id of ids) {
      const job: Job | undefined = await mail?.getJob(id)
      if (job) tries.set(id, triesOf(job, await job.getState(), isPaused))
    }
    return tries
  })
  return read.catch(() => undefined)
}

/** The newest mails to a person with their delivery state; never their content. */
export async function showMailHistory(context: Context, who: string, limit: number): Promise<Answer> {
  const { account, email } = await findAnybody(context, who)
  const accountIds = account ? [account.id] : []
  const mails = await listMailHistory(context.database.connection, { accountIds, email }, limit)
  const open = mails.filter((mail) => mail.queuedAt && !mail.sentAt && !wasRefused(mail))
  const tries = await readTries(
    context,
    open.map(({ eventId }) => eventId),
  )
  const rows = mails.map((mail) => [
    mail.mail,
    inLagos(mail.askedAt),
    inLagos(mail.sentAt),
    [stateOf(mail), ...(tries?.get(mail.eventId)?.said ?? [])].join('; '),
    mail.eventId,
  ])
  const newest = mails[0]
  const refused = newest && wasRefused(newest)
  const advice =
    open.length === 0 ? undefined : 'see what waits, and what failed for good: jobs waiting, jobs failed'
  return {
    text:
      rows.length === 0
        ? 'No mail is on record.'
        : [
            table(['Mail', 'Asked for', 'Taken', 'State', 'Job'], rows),
            ...(tries
              ? []
              : ['The mail queue could not be read: what the mail server answered is not known.']),
          ],
    data: {
      accountIds,
      mails: mails.map((mail) => ({ ...mail, tries: tries?.get(mail.eventId)?.data ?? null })),
    },
    next: refused ? 'the newest mail was refused: ask the person how the address is spelt.' : advice,
    auditIds: [await context.noteRead('email history', account?.id ?? null)],
  }
}
