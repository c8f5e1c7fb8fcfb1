import { setTimeout as pause } from 'node:timers/promises'
import { validate as isUuid } from 'uuid'
import { type Connection, tryLock } from '../../../db/connection.ts'
import {
  deleteMailDelivery,
  insertMailDelivery,
  type MailDelivery,
  noteMailDelivery,
  recordMailRefusal,
  wasMailDelivered,
} from '../../../db/stores/mail-history.ts'
import { isDatabaseUnavailable } from '../../../db/unavailable.ts'
import { activateMailToken } from '../../../db/stores/mail-tokens.ts'
import { noteRefusal } from '../../../identity/unused.ts'
import { MailFault } from '../../../platform/mailer.ts'
import { mailOutcomes } from '../../../platform/metrics/registry.ts'
import { PermanentFault, type WorkerServices, type JobHandler } from '../job.ts'
import { compose } from './compose.ts'

/** How often, and how far apart in milliseconds, a delivery is noted again: for longer than a failover takes. */
const NOTE_TRIES = 60
const NOTE_APART = 500

/** Notes a mail that the mail server took, though its transaction was lost. @throws `lost` when no database comes back. */
async function noteSoon(connection: Connection, delivery: MailDelivery, lost: unknown): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await noteMailDelivery(connection, delivery)
      return
    } catch (error) {
      if (tries === NOTE_TRIES || !isDatabaseUnavailable(error)) throw lost
      await pause(NOTE_APART)
    }
}

/** Outcome of a run; a refusal for good is recorded before the job fails with it. */
type Outcome = string | { refused: PermanentFault }

/**
 * Sends one mail, once however often the job runs: a lock keeps two runs apart, and a row in mail_deliveries shows a
 * later run that it is done: written before the mail leaves, kept when it has left. When the database is lost between the
 * mail server's "250" and the commit of that row, this process writes it as soon as a database is back. One gap cannot be
 * closed: when the process dies there, the mail goes out again. Then it carries the same Message-ID and the same link, so
 * that most mail programs show it once and either copy works. A refusal for good (5xx) is
 * recorded for support, by its code alone, and not tried again.
 */
export function sendEmail(services: WorkerServices): JobHandler<'send-email'> {
  const { database, mailer, clock, env } = services
  const host = new URL(env.PUBLIC_URL).hostname

  return async (job) => {
    if (!isUuid(job.id))
      throw new PermanentFault('A mail is sent once for each outbox row: its id must be the job’s id')
    const { payload } = job
    const { mail, requestId } = payload
    const accountId = ('accountId' in payload ? payload.accountId : undefined) ?? null
    // Before the mail leaves and outside its transaction: its link must work when it arrives.
    if ('mailTokenId' in payload)
      await activateMailToken(database.connection, env.TOKEN_KEY, {
        id: payload.mailTokenId,
        purpose: payload.mail,
      })
    let taken: MailDelivery | undefined
    const send = database.transaction(async (trx): Promise<Outcome> => {
      if (!(await tryLock(trx, `mail:${job.id}`))) throw new Error('Another worker has this mail in hand')
      if (await wasMailDelivered(trx, job.id)) return 'was sent before'

      const composed = await compose(trx, services, job)
      if ('skip' in composed) {
        mailOutcomes.inc({ mail, outcome: 'skipped' })
        return `not sent: ${composed.skip}`
      }

      const messageId = `<${job.id}@${host}>`
      // Before the mail leaves: a database that takes no more rows (a full disk) must not send the same mail at each try.
      const delivery = { outboxId: job.id, accountId, mail, messageId, sentAt: clock.now() }
      await insertMailDelivery(trx, delivery)
      try {
        await mailer.send({
          ...composed.mail,
          to: composed.to,
          messageId,
          headers: {
            ...composed.mail.headers,
            'Auto-Submitted': 'auto-generated',
            ...(requestId !== undefined && { 'X-Request-Id': requestId }),
          },
        })
      } catch (error) {
        if (!(error instanceof MailFault && error.refusal)) {
          mailOutcomes.inc({ mail, outcome: 'put_off' })
          throw error
        }
        mailOutcomes.inc({ mail, outcome: 'refused' })
        await deleteMailDelivery(trx, job.id)
        const about = { outboxId: job.id, accountId, mail, refusedAt: clock.now() }
        await recordMailRefusal(trx, { ...about, ...error.refusal })
        if (accountId !== null && error.refusal.ofRecipient)
          await noteRefusal(trx, { accountId, to: composed.to, now: clock.now() })
        return { refused: new PermanentFault(error.message) }
      }
      taken = delivery
      mailOutcomes.inc({ mail, outcome: 'sent' })
      return 'sent'
    })
    const outcome = await send.catch(async (error: unknown) => {
      if (taken === undefined || !isDatabaseUnavailable(error)) throw error
      await noteSoon(database.connection, taken, error)
      return 'sent; noted when the database was back'
    })
    if (typeof outcome === 'string') return outcome
    throw outcome.refused
  }
}
