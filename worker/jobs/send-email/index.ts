import { validate as isUuid } from 'uuid'
import { tryLock } from '../../../db/locks.ts'
import { insertMailDelivery, wasMailDelivered } from '../../../db/stores/mail-deliveries.ts'
import { MailFault } from '../../../platform/mailer.ts'
import { mailOutcomes } from '../../../platform/metrics/registry.ts'
import type { SendEmailPayload } from '../../contract/jobs.ts'
import type { WorkerServices } from '../../services.ts'
import { PermanentFault, type Process } from '../job.ts'
import { compose } from './compose.ts'

/** A refusal for good is not tried again; every other fault of the mail server is. */
function asJobFault(error: unknown): unknown {
  return error instanceof MailFault && error.permanent ? new PermanentFault(error.message) : error
}

/**
 * Hands one mail over, once however often the job runs: a lock keeps two runs apart, and a row in mail_deliveries
 * tells a later run that it is done. One gap cannot be closed: when the process or the database dies between the
 * mail server's "250" and the commit of that row, the mail goes out again. Then it carries the same Message-ID
 * and the same link, so that most mail programs show it once and either copy works.
 */
export function sendEmail(services: WorkerServices): Process<SendEmailPayload> {
  const { database, mailer, clock, env } = services
  const host = new URL(env.PUBLIC_URL).hostname

  return async (job) => {
    if (!isUuid(job.id))
      throw new PermanentFault('A mail is sent once for each outbox row: its id must be the job’s id')
    const { mail, accountId, requestId } = job.payload
    return database.transaction(async (trx) => {
      if (!(await tryLock(trx, `mail:${job.id}`))) throw new Error('Another worker has this mail in hand')
      if (await wasMailDelivered(trx, job.id)) return 'was sent before'

      const composed = await compose(trx, services, job)
      if ('skip' in composed) {
        mailOutcomes.inc({ mail, outcome: 'skipped' })
        return `not sent: ${composed.skip}`
      }

      const messageId = `<${job.id}@${host}>`
      try {
        await mailer.send({
          ...composed.mail,
          to: composed.to,
          messageId,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(requestId !== undefined && { 'X-Request-Id': requestId }),
          },
        })
      } catch (error) {
        const fault = asJobFault(error)
        mailOutcomes.inc({ mail, outcome: fault instanceof PermanentFault ? 'refused' : 'put_off' })
        throw fault
      }
      mailOutcomes.inc({ mail, outcome: 'sent' })
      await insertMailDelivery(trx, { outboxId: job.id, accountId, mail, messageId, sentAt: clock.now() })
      return 'sent'
    })
  }
}
