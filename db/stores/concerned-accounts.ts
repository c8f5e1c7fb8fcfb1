import type { Connection } from '../connection.ts'
import { AuditEntryModel } from '../models/audit-entry.ts'

/** An account that the audit log names within a span of time. */
export interface ConcernedAccount {
  accountId: string
  /** Null when the account was deleted since. */
  email: string | null
  entries: number
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
  const entries = AuditEntryModel.query(connection)
    .where('audit_log.at', '>=', since)
    .where('audit_log.at', '<', until)
    .whereNotNull('audit_log.account_id')
  return action === undefined ? entries : entries.where('audit_log.action', action)
}

/** How many accounts the audit log names within the span. */
export async function countConcerned(connection: Connection, span: Span): Promise<number> {
  const row = await within(connection, span)
    .countDistinct('audit_log.account_id as accounts')
    .first()
    .castTo<{ accounts: string } | undefined>()
  return Number(row?.accounts ?? 0)
}

/** Accounts that the audit log names within the span, the earliest first, at most `limit`. */
export async function listConcerned(
  connection: Connection,
  span: Span,
  limit: number,
): Promise<ConcernedAccount[]> {
  const rows = await within(connection, span)
    .leftJoin('accounts', 'accounts.id', 'audit_log.account_id')
    .groupBy('audit_log.account_id', 'accounts.email')
    .select('audit_log.account_id', 'accounts.email')
    .count('* as entries')
    .min('audit_log.at as first_at')
    .max('audit_log.at as last_at')
    .orderBy(['first_at', 'audit_log.account_id'])
    .limit(limit)
    .castTo<(Omit<ConcernedAccount, 'entries'> & { entries: string })[]>()
  return rows.map((row) => ({ ...row, entries: Number(row.entries) }))
}
