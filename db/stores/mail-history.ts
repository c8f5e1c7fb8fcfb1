import { raw } from 'objection'
import type { MailName } from '../../contract/jobs/mails.ts'
import type { Connection, Transaction } from '../connection.ts'
import { purgeBefore } from '../statements.ts'
import type { RowOf } from '../table.ts'
import { jobs, type JobName } from '../../contract/jobs/jobs.ts'
import { mailTokens } from '../tables/accounts.ts'
import { mailDeliveries, mailRefusals, outbox } from '../tables/operations.ts'

export type MailDelivery = RowOf<typeof mailDeliveries>

/** Whether the mail that this event asked for was handed over. */
export async function wasMailDelivered(connection: Connection, outboxId: string): Promise<boolean> {
  return (await mailDeliveries.query(connection).findById(outboxId)) !== undefined
}

/** Records that the mail server takes a mail: in a transaction that is kept only when it took it. */
export async function insertMailDelivery(connection: Connection, delivery: MailDelivery): Promise<void> {
  await mailDeliveries.query(connection).insert(delivery)
}

/** Records it afterwards, when the transaction of a mail that was taken was lost; it may have been kept all the same. */
export async function noteMailDelivery(connection: Connection, delivery: MailDelivery): Promise<void> {
  await mailDeliveries.query(connection).insert(delivery).onConflict('outbox_id').ignore()
}

/** Takes the record back: the mail server did not take the mail. */
export async function deleteMailDelivery(trx: Transaction, outboxId: string): Promise<void> {
  await mailDeliveries.query(trx).where('outbox_id', outboxId).delete()
}

/**
 * The mails that went to an address before it had an account: of sign-ups, as long as their events and links are kept,
 * oldest first.
 */
export async function listDeliveriesBeforeAccount(
  connection: Connection,
  email: string,
): Promise<Omit<MailDelivery, 'outboxId'>[]> {
  const job: JobName = 'send-email'
  const tokens = await mailTokens.query(connection).where({ email }).select('id')
  const events = outbox
    .query(connection)
    .select('id')
    .where({ job })
    .whereNull('account_id')
    .whereRaw(`payload ->> 'mailTokenId' = any(?::text[])`, [tokens.map(({ id }) => id)])
  const rows = await mailDeliveries.query(connection).whereIn('outbox_id', events).orderBy('sent_at')
  return rows.map(({ accountId, mail, messageId, sentAt }) => ({ accountId, mail, messageId, sentAt }))
}

/** Deletes up to `limit` rows of mails handed over before `before`. @returns how many. */
export const purgeMailDeliveries = purgeBefore(mailDeliveries, 'sentAt')

export type MailRefusal = RowOf<typeof mailRefusals>

/** A refused mail, with the address that its account has now; of a sign-up, the one that its link was mailed to. */
export type ListedRefusal = MailRefusal & { email: string | null }

/** Records that the mail server refused a mail for good; a repeated refusal replaces the earlier one. */
export async function recordMailRefusal(connection: Connection, refusal: MailRefusal): Promise<void> {
  await mailRefusals.query(connection).insert(refusal).onConflict('outbox_id').merge()
}

/** The newest mails that were refused for good and not taken since, newest first, at most `limit`. */
export async function listMailRefusals(connection: Connection, limit: number): Promise<ListedRefusal[]> {
  return mailRefusals
    .query(connection)
    .select('mail_refusals.*')
    .select(raw('coalesce(accounts.email, mail_tokens.email) as email'))
    .leftJoin('accounts', 'accounts.id', 'mail_refusals.account_id')
    .leftJoin('outbox', (join) =>
      join.on('outbox.id', 'mail_refusals.outbox_id').onNull('mail_refusals.account_id'),
    )
    .leftJoin('mail_tokens', raw('mail_tokens.id::text'), raw("outbox.payload ->> 'mailTokenId'"))
    .leftJoin('mail_deliveries', 'mail_deliveries.outbox_id', 'mail_refusals.outbox_id')
    .whereNull('mail_deliveries.outbox_id')
    .orderBy([
      { column: 'mail_refusals.refused_at', order: 'desc' },
      { column: 'mail_refusals.outbox_id', order: 'desc' },
    ])
    .limit(limit)
    .castTo<ListedRefusal[]>()
}

/** Deletes up to `limit` rows of mails refused before `before`. @returns how many. */
export const purgeMailRefusals = purgeBefore(mailRefusals, 'refusedAt')

/** One mail of an account: when it was requested, and how far it came. Times are null where it did not, or where the rows were purged. */
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

/** Whether the mail server refused a mail for good and did not take it later. */
export const wasRefused = ({ sentAt, refusal }: MailRecord): boolean => refusal !== null && sentAt === null

/** Whether a mail reached the queue, and was neither taken nor refused for good since. */
export const isOpen = (mail: MailRecord): boolean =>
  mail.queuedAt !== null && mail.sentAt === null && mail.refusal === null

const newRecord = (eventId: string, mail: string): MailRecord => ({
  eventId,
  mail,
  askedAt: null,
  queuedAt: null,
  sentAt: null,
  refusal: null,
})

const mailOf = (payload: unknown): MailName | undefined => {
  const parsed = jobs['send-email'].payload.safeParse(payload)
  return parsed.success ? parsed.data.mail : undefined
}

/** Whose mails: of these accounts, and the links that were mailed to this address. */
export interface Addressee {
  accountIds: readonly string[]
  email?: string | undefined
}

/** Of what was asked for at one moment the later comes first too: ids of events are in their order. */
const newestFirst = (time: string, id: string): { column: string; order: 'desc' }[] => [
  { column: time, order: 'desc' },
  { column: id, order: 'desc' },
]

/** The newest mails of somebody, newest first, at most `limit`, from the outbox and from what the mail server said. */
export async function listMailHistory(
  connection: Connection,
  { accountIds, email }: Addressee,
  limit: number,
): Promise<MailRecord[]> {
  const job: JobName = 'send-email'
  const ids = [...accountIds]
  const tokens = email === undefined ? [] : await mailTokens.query(connection).where({ email }).select('id')
  const tokenIds = tokens.map(({ id }) => id)
  const events = await outbox
    .query(connection)
    .where({ job })
    .where(
      (mine) =>
        void mine
          .whereIn('account_id', ids)
          .orWhereRaw(`payload ->> 'mailTokenId' = any(?::text[])`, [tokenIds]),
    )
    .orderBy(newestFirst('created_at', 'id'))
    .limit(limit)
  // Each mail is told with all that is kept of it: one that was taken late may have been asked for before others, and
  // what became of the newest may not be the newest answer.
  const [taken, refused] = await Promise.all([
    mailDeliveries
      .query(connection)
      .whereIn('account_id', ids)
      .orderBy(newestFirst('sent_at', 'outbox_id'))
      .limit(limit),
    mailRefusals
      .query(connection)
      .whereIn('account_id', ids)
      .orderBy(newestFirst('refused_at', 'outbox_id'))
      .limit(limit),
  ])
  const known = new Set(events.map(({ id }) => id))
  const late = [...taken, ...refused].map(({ outboxId }) => outboxId).filter((id) => !known.has(id))
  const eventIds = [...known, ...late]
  const [lateEvents, deliveries, refusals] = await Promise.all([
    late.length === 0 ? [] : outbox.query(connection).whereIn('id', late),
    mailDeliveries.query(connection).whereIn('outbox_id', eventIds),
    mailRefusals.query(connection).whereIn('outbox_id', eventIds),
  ])
  const records = new Map<string, MailRecord>()
  const recordOf = (eventId: string, mail: string): MailRecord =>
    records.get(eventId) ?? newRecord(eventId, mail)
  for (const { id, payload, createdAt, publishedAt } of [...events, ...lateEvents])
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
  return [...records.values()]
    .toSorted((one, other) => timeOf(other) - timeOf(one) || other.eventId.localeCompare(one.eventId))
    .slice(0, limit)
}
