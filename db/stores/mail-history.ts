import type { Connection } from '../connection.ts'
import { MailDeliveryModel } from '../models/mail-delivery.ts'
import { OutboxEventModel } from '../models/outbox-event.ts'
import { jobs, type JobName, type SendEmailPayload } from '../../worker/contract/jobs.ts'

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
}

const mailOf = (payload: unknown): SendEmailPayload['mail'] | undefined => {
  const parsed = jobs['send-email'].payload.safeParse(payload)
  return parsed.success ? parsed.data.mail : undefined
}

/** The newest mails of these accounts, newest first, at most `limit`, from the outbox and from what was handed over. */
export async function listMailHistory(
  connection: Connection,
  accountIds: readonly string[],
  limit: number,
): Promise<MailRecord[]> {
  const job: JobName = 'send-email'
  const [events, deliveries] = await Promise.all([
    OutboxEventModel.query(connection)
      .whereIn('account_id', [...accountIds])
      .where({ job })
      .orderBy('created_at', 'desc')
      .limit(limit),
    MailDeliveryModel.query(connection)
      .whereIn('account_id', [...accountIds])
      .orderBy('sent_at', 'desc')
      .limit(limit),
  ])
  const records = new Map<string, MailRecord>()
  for (const { id, payload, createdAt, publishedAt } of events)
    records.set(id, {
      eventId: id,
      mail: mailOf(payload) ?? 'unknown',
      askedAt: createdAt,
      queuedAt: publishedAt,
      sentAt: null,
    })
  for (const { outboxId, mail, sentAt } of deliveries) {
    const asked = records.get(outboxId) ?? { askedAt: null, queuedAt: null }
    records.set(outboxId, { ...asked, eventId: outboxId, mail, sentAt })
  }
  const timeOf = ({ askedAt, sentAt }: MailRecord): number => (askedAt ?? sentAt)?.getTime() ?? 0
  return [...records.values()].toSorted((one, other) => timeOf(other) - timeOf(one)).slice(0, limit)
}
