import type { Connection } from '../connection.ts'
import { audit } from '../stores/audit-log.ts'
import type { Manifest } from './manifest.ts'

/** Writes down that a backup was made: the operator's status page tells when the last one was. */
export async function writeDown(connection: Connection, { takenAt, tables }: Manifest): Promise<void> {
  await audit(connection, {
    actor: 'backup',
    action: 'backup_created',
    accountId: null,
    now: new Date(takenAt),
    detail: { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0) },
  })
}
