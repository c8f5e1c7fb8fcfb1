import type { TestDatabase } from '../../../db/testing/database.ts'
import { until } from '../../../worker/testing/until.ts'
import { findWriteAnomalies, type History } from './history.ts'

/** Compares acknowledged writes with the drafts in the database. @returns a sentence for each fault. */
export async function findDraftAnomalies(db: TestDatabase, history: History): Promise<string[]> {
  const rows = await db.rows('select id, answers from drafts')
  const kept = new Map(
    rows.map(({ id, answers }) => [String(id), Number((answers as { salary?: string }).salary ?? 0)]),
  )
  return findWriteAnomalies(history, (key) => kept.get(key))
}

/** Waits until every request for a mail is answered, and every outbox event has a sent mail or an ended token. */
export async function waitForMails(db: TestDatabase, seconds: number): Promise<void> {
  await until(async () => {
    const [row] = await db.rows(`
      select count(*) as n from outbox o join mail_tokens t on t.id = (o.payload ->> 'mailTokenId')::uuid
      where t.superseded_at is null and not exists (select 1 from mail_deliveries d where d.outbox_id = o.id)`)
    const waiting = await db.rows('select 1 from mail_requests limit 1')
    return waiting.length === 0 && Number(row?.['n']) === 0
  }, seconds)
}
