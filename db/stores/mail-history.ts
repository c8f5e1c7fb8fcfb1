import type { Connection } from '../connection.ts'
import { MailDeliveryModel } from '../models/mail-delivery.ts'
import { MailRefusalModel } from '../models/mail-refusal.ts'
import { OutboxEventModel } from '../models/outbox-event.ts'
import { jobs, type JobName, type SendEmailPayload } from '../../contract/jobs/jobs.ts'

/** One mail of an account: when it was asked for, and how far it came. Times are null where it did not, or nobody knows any more. */
export interface MailRecord {
  /** The event that asked for it; also the id of its job. */
  eventId: string
  mail: string
  /** Null once the event was purged. */
  askedAt: Date | null
  /** When it reached the queue. */
  queuedAt: Date | null
  /** When the mail server took it over. */
  sentAt: Date | null
  /** When it refused it for good, and how; null when it never did. */
  refusal: { at: Date; smtpCode: number | null; ofRecipient: boolean } | null
}

/** The mail server's last word on a mail was no. */
export const wasRefused = ({ sentAt, refusal }: MailRecord): boolean => refusal !== null && sentAt === null

const newRecord = (eventId: string, mail: string): MailRecord => ({
  eventId,
  mail,
  askedAt: null,
  queuedAt: null,
  sentAt: null,
  refusal: null,
})

const mailOf = (payload: unknown): SendEmailPayload['mail'] | undefined => {
  const parsed = jobs['send-email'].payload.safeParse(payload)
  return parsed.success ? parsed.data.mail : undefined
}

/** The newest mails of these accounts, newest first, at most `limit`, from the outbox and from what the mail server said. */
export async function listMailHistory(
  connection: Connection,
  accountIds: readonly string[],
  limit: number,
): Promise<MailRecord[]> {
  const job: JobName = 'send-email'
  const ids = [...accountIds]
  const [events, deliveries, refusals] = await Promise.all([
    OutboxEventModel.query(connection)
      .whereIn('account_id', ids)
      .where({ job })
      .orderBy('created_at', 'desc')
      .limit(limit),
    MailDeliveryModel.query(connection).whereIn('account_id', ids).orderBy('sent_at', 'desc').limit(limit),
    MailRefusalModel.query(connection).whereIn('account_id', ids).orderBy('refused_at', 'desc').limit(limit),
  ])
  const records = new Map<string, MailRecord>()
  const recordOf = (eventId: string, mail: string): MailRecord =>
    records.get(eventId) ?? newRecord(eventId, mail)
  for (const { id, payload, createdAt, publishedAt } of events)
    records.set(id, {
      ...recordOf(id, mailOf(payload) ?? 'unknown'),
      askedAt: createdAt,
      queuedAt: publishedAt,
    })
  for (const { outboxId, mail, sentAt } of deliveries)
    records.set(outboxId, { ...recordOf(outboxId, mail), sentAt })
  for (const { outboxId, mail, smtpCode, ofRecipient, refusedAt: at } of refusals)
    records.set(outboxId, { ...recordOf(outboxId, mail), refusal: { at, smtpCode, ofRecipient } })
  const timeOf = ({ askedAt, sentAt, refusal }: MailRecord): number =>
    (askedAt ?? sentAt ?? refusal?.at)?.getTime() ?? 0
  return [...records.values()].toSorted((one, other) => timeOf(other) - timeOf(one)).slice(0, limit)
}
