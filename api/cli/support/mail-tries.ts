import type { Job } from 'bullmq'
import { jobs } from '../../../contract/jobs/jobs.ts'
import { isOpen, type MailRecord } from '../../../db/stores/mail-history.ts'
import { nextTryOf, whyPutOff } from '../../../platform/queue-state.ts'
import { shownText } from '../../features/operations/index.ts'
import type { Context } from './context.ts'
import { inLagos } from './output.ts'

/** How often a mail was tried, what the mail server answered last, and when it is tried next. */
export interface Tries {
  data: { attempts: number; answered: string | null; nextTryAt: Date | null }
  /** Whether the mail queue is paused. */
  isPaused: boolean
  said: string[]
}

function triesOf(job: Job, state: string, isPaused: boolean): Tries {
  const { attemptsMade: attempts } = job
  const answered = shownText(whyPutOff(job)) || null
  const nextTryAt = state === 'delayed' ? nextTryOf(job) : null
  return {
    data: { attempts, answered, nextTryAt },
    isPaused,
    said: [
      ...(attempts === 0 ? [] : [`tried ${attempts === 1 ? 'once' : `${attempts} times`}`]),
      ...(answered === null ? [] : [attempts === 0 ? answered : `answered: ${answered}`]),
      ...(nextTryAt === null ? [] : [`next try ${inLagos(nextTryAt)}`]),
      ...(isPaused ? ['the mail queue is paused'] : []),
    ],
  }
}

/** The tries of mails that are in the queue, by the job's id; undefined where this role may not read the queue. */
export async function readTries(
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

/** What the queue knows of the tries of one mail that is not taken yet; undefined of any other, or where nothing is known. */
export async function triesOfMail(
  context: Context,
  mail: MailRecord | null | undefined,
): Promise<Tries | undefined> {
  return mail && isOpen(mail) ? (await readTries(context, [mail.eventId]))?.get(mail.eventId) : undefined
}
