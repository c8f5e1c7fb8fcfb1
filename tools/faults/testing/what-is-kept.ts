import type { TestDatabase } from '../../../db/testing/database.ts'
import { until } from '../../../worker/testing/until.ts'
import { writesLostOrInvented, type History } from './history.ts'

/** Holds what writers were told against the drafts in the database. @returns what is wrong. */
export async function draftsLostOrInvented(db: TestDatabase, history: History): Promise<string[]> {
  const rows = await db.rows('select id, answers from drafts')
  const kept = new Map(
    rows.map(({ id, answers }) => [String(id), Number((answers as { salary?: string }).salary ?? 0)]),
  )
  return writesLostOrInvented(history, (key) => kept.get(key))
}

/** Waits until every event of the outbox has become a mail, or was not worth one any more. */
export async function allMailsSettled(db: TestDatabase, seconds: number): Promise<void> {
  await until(async () => {
    const [row] = await db.rows(`
      select count(*) as n from outbox o join mail_tokens t on t.id = (o.payload ->> 'mailTokenId')::uuid
      where t.superseded_at is null and not exists (select 1 from mail_deliveries d where d.outbox_id = o.id)`)
    return Number(row?.['n']) === 0
  }, seconds)
}
