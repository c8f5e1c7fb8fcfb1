import { raw } from 'objection'
import { v7 as uuidv7 } from 'uuid'
import type { Connection } from '../connection.ts'
import { preparedInsert, purgeBefore } from '../statements.ts'
import type { Caller } from '../../platform/command-context.ts'
import { auditLog } from '../tables/operations.ts'
import { withoutSettled } from './settled-refunds.ts'

const append = preparedInsert('append-audit-entry', auditLog)

/** What happened, for the audit log: opaque ids only, no personal data but the address that the request came from. */
export interface AuditEntry {
  /** account:<id>, anyone, support:<PostgreSQL role>, operator:<name> or system. */
  actor: string
  /** Name in the OWASP logging vocabulary where it has one, for example authn_login_success. */
  action: string
  accountId: string | null
  now: Date
  requestId?: string | undefined
  /** Where the request came from, out of the command's context; null where none asked. */
  caller: Caller | null
  /** Of an attempt to sign in: whether the account knows the browser. */
  knownBrowser?: boolean | undefined
  /** Of an attempt: what was shown, or what was missing. */
  factor?: string | undefined
  /** Of a refusal, or of what the support team did: why. */
  reason?: string | undefined
  detail?: Record<string, unknown>
}

/** Appends to the audit log, in the transaction of the event. */
export async function audit(connection: Connection, entry: AuditEntry): Promise<string> {
  const id = uuidv7()
  const { now, actor, action, accountId, requestId = null, caller } = entry
  const { person, claims } = caller ?? {}
  const detail = { ...entry.detail, ...(person && { person }), ...(claims && { claims }) }
  const { knownBrowser = null, factor = null, reason = null } = entry
  const { source = null, network = null, upstreamId = null } = caller ?? {}
  const origin = { source, network, upstreamId, knownBrowser, factor, reason }
  await append(connection, { id, at: now, actor, action, accountId, requestId, detail, ...origin })
  return id
}

/** When support last had a payment of an account, or of a customer who names none, given back since a moment; undefined where it did not. */
export async function findRefundSince(
  connection: Connection,
  { since, ...of }: { since: Date } & ({ accountId: string } | { customerId: string }),
): Promise<Date | undefined> {
  const [last] = await auditLog
    .query(connection)
    .where('action', 'support_refund')
    .modify((query) => {
      if ('accountId' in of) void query.where('account_id', of.accountId)
      else void query.whereNull('account_id').whereRaw(`detail ->> 'customerId' = ?`, [of.customerId])
    })
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(1)
    .select('at')
  return last?.at
}

/** Money of a deleted account that a bank did not take, as its entry keeps it. */
export interface ErasedMoney {
  /** At Stripe, in_… */
  invoiceId: string
  /** In the hundredth of `currency`. */
  cents: number
  /** ISO 4217, lower case. */
  currency: string
  /** Since when it is known that the bank did not take it, ISO 8601. */
  since: string
  /** When the payment was made, and when it was given back, ISO 8601; entries of earlier versions lack both. */
  paidAt?: string
  givenBackAt?: string
}

/** What the entry of a deletion tells of it. */
export interface Deletion {
  /** What was with us of the money of the account. */
  money: readonly ErasedMoney[]
  /** The bank decided about a payment of it. */
  hasOpenDispute: boolean
  /** Support did it, and not the person. */
  isBySupport: boolean
}

const erasedMoneyIn = ({ unreturned }: Record<string, unknown>): ErasedMoney[] =>
  Array.isArray(unreturned) ? (unreturned as ErasedMoney[]) : []

/** What this entry tells of the deletion of an account. */
export async function findDeletion(connection: Connection, id: string): Promise<Deletion> {
  const entry = await auditLog.query(connection).findById(id)
  return {
    money: erasedMoneyIn(entry?.detail ?? {}),
    hasOpenDispute: entry?.detail['disputed'] === true,
    isBySupport: entry?.actor.startsWith('support:') ?? false,
  }
}

/** Money of a deleted account, and whose it was. */
export type ErasedMoneyOf = ErasedMoney & { accountId: string | null; deletedAt: Date }

/** What is with us of the money of deleted accounts and was not settled since, of up to `limit` of them, the newest first. */
export async function listErasedMoney(connection: Connection, limit: number): Promise<ErasedMoneyOf[]> {
  const entries = await auditLog
    .query(connection)
    .where('action', 'user_deleted')
    .whereRaw(`jsonb_exists(detail, 'unreturned')`)
    .orderBy('at', 'desc')
    .limit(limit)
  const money = entries.flatMap(({ accountId, at: deletedAt, detail }) =>
    erasedMoneyIn(detail).map((one) => ({ ...one, accountId, deletedAt })),
  )
  return withoutSettled(connection, money)
}

/**
 * When the last backup was made, by the newest entry with the action `backup_created`; null when there is none.
 * Whatever makes backups writes that entry.
 */
export async function findLastBackup(connection: Connection): Promise<Date | null> {
  const entry = await auditLog
    .query(connection)
    .where('action', 'backup_created')
    .orderBy('at', 'desc')
    .first()
  return entry?.at ?? null
}

/** When an operator last paused a queue; null when nobody did, by the log. */
export async function findPause(connection: Connection, queue: string): Promise<Date | null> {
  const entry = await auditLog
    .query(connection)
    .where('action', 'operator_pause_queue')
    .whereRaw(`detail ->> 'queue' = ?`, [queue])
    .orderBy('at', 'desc')
    .first()
  return entry?.at ?? null
}

/** An account that was deleted, and when. */
export interface Erasure {
  at: Date
  accountId: string
}

/** Accounts deleted from `since` on, the earliest first, at most `limit`. */
export async function listErasures(connection: Connection, since: Date, limit: number): Promise<Erasure[]> {
  const rows = await auditLog
    .query(connection)
    .where('action', 'user_deleted')
    .where('at', '>=', since)
    .whereNotNull('account_id')
    .orderBy(['at', 'id'])
    .limit(limit)
  return rows.flatMap(({ at, accountId }) => (accountId === null ? [] : [{ at, accountId }]))
}

/** The accounts to which support attached a Stripe customer, deleted ones too, the first one first. */
export async function listAttachedTo(connection: Connection, customerId: string): Promise<string[]> {
  const rows = await auditLog
    .query(connection)
    .select('account_id')
    .where({ action: 'payment_attached' })
    .whereRaw("detail->>'customerId' = ?", [customerId])
    .orderBy(['at', 'id'])
  return rows.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
}

/** When the account with this id was deleted, by its person or by us; undefined where it was not. */
export async function whenDeleted(connection: Connection, accountId: string): Promise<Date | undefined> {
  const entry = await auditLog
    .query(connection)
    .where({ account_id: accountId, action: 'user_deleted' })
    .orderBy('at')
    .first()
  return entry?.at
}

/**
 * Empties the address of up to `limit` entries from before `before`: what happened, and from which network, stays.
 * @returns how many.
 */
export async function forgetSources(connection: Connection, before: Date, limit: number): Promise<number> {
  const { rowCount } = await connection.raw<{ rowCount: number }>(
    `update audit_log set source = null where id in (
       select id from audit_log where source is not null and at < ? limit ?)`,
    [before, limit],
  )
  return rowCount
}

/** Deletes up to `limit` entries from before `before`. @returns how many. */
export const purgeAuditLog = purgeBefore(auditLog, 'at')

/** An account that the audit log names within a span of time. */
export interface AffectedAccount {
  accountId: string
  /** Null when the account was deleted since. */
  email: string | null
  /** Entries of what happened to it, without support's own looks. */
  entries: number
  /** How often support looked at it. */
  looks: number
  firstAt: Date
  lastAt: Date
}

/** A span of time, its end not included; and what happened in it, any action when absent. */
export interface Span {
  since: Date
  until: Date
  action?: string | undefined
}

const within = (connection: Connection, { since, until, action }: Span) => {
  const entries = auditLog
    .query(connection)
    .where('audit_log.at', '>=', since)
    .where('audit_log.at', '<', until)
    .whereNotNull('audit_log.account_id')
  return action === undefined ? entries : entries.where('audit_log.action', action)
}

/** The actions with which the audit log names accounts within a span of time, at most `limit`, by name. */
export async function listActions(
  connection: Connection,
  { since, until }: Pick<Span, 'since' | 'until'>,
  limit: number,
): Promise<string[]> {
  const rows = await within(connection, { since, until }).distinct('action').orderBy('action').limit(limit)
  return rows.map(({ action }) => action)
}

/** What support's looks at an account are called. */
const LOOK = 'support_read'

/** How many accounts the audit log names within the span, and of how many it has nothing but looks of support. */
export async function countAffectedAccounts(
  connection: Connection,
  span: Span,
): Promise<{ accounts: number; lookedAtOnly: number }> {
  const row = await within(connection, span)
    .countDistinct('audit_log.account_id as accounts')
    .select(raw('count(distinct audit_log.account_id) filter (where action <> ?) as others', [LOOK]))
    .first()
    .castTo<{ accounts: string; others: string } | undefined>()
  const accounts = Number(row?.accounts ?? 0)
  return { accounts, lookedAtOnly: accounts - Number(row?.others ?? 0) }
}

/** Accounts that the audit log names within the span, the earliest first, at most `limit`. */
export async function listAffectedAccounts(
  connection: Connection,
  span: Span,
  limit: number,
): Promise<AffectedAccount[]> {
  const rows = await within(connection, span)
    .leftJoin('accounts', 'accounts.id', 'audit_log.account_id')
    .groupBy('audit_log.account_id', 'accounts.email')
    .select('audit_log.account_id', 'accounts.email')
    .select(
      raw(`count(*) filter (where action <> ?) as entries`, [LOOK]),
      raw(`count(*) filter (where action = ?) as looks`, [LOOK]),
    )
    .min('audit_log.at as first_at')
    .max('audit_log.at as last_at')
    .orderBy(['first_at', 'audit_log.account_id'])
    .limit(limit)
    .castTo<(Omit<AffectedAccount, 'entries' | 'looks'> & { entries: string; looks: string })[]>()
  return rows.map((row) => ({ ...row, entries: Number(row.entries), looks: Number(row.looks) }))
}
