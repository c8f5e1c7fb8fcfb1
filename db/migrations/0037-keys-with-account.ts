import type { Knex } from 'knex'

/** Made while people write and read, one by one; may run again. */
export const config = { transaction: false } as const

/** Unique indexes of tables of people's rows, with the account in each; a table's first becomes its primary key. */
export const keys = {
  billing_notices: ['id', 'kind, about'],
  checkouts: ['id', 'session_id'],
  drafts: ['id'],
  law_fingerprints: ['submission_id'],
  plan_grants: ['id'],
  recovery_codes: ['id'],
  reminders: ['id'],
  reminders_told: ['id'],
  reports: ['submission_id'],
  return_packs: ['submission_id'],
  security_events: ['id'],
  submissions: ['id'],
  subscriptions: ['id'],
  waiting_changes: ['id'],
  worksheets: ['submission_id, kind'],
} as const

/** Rows of an account that name another row of the same account: the column, what it names, what its end does here. */
export const references = [
  ['submissions', 'copied_from', 'submissions', 'set null (copied_from)'],
  ['drafts', 'submission_id', 'submissions', 'set null (submission_id)'],
  ['submitted_drafts', 'submission_id', 'submissions', 'set null (submission_id)'],
  ['reports', 'submission_id', 'submissions', 'cascade'],
  ['return_packs', 'submission_id', 'submissions', 'cascade'],
  ['worksheets', 'submission_id', 'submissions', 'cascade'],
  ['accountant_links', 'submission_id', 'submissions', 'cascade'],
  ['law_fingerprints', 'submission_id', 'submissions', 'cascade'],
  ['law_fingerprints', 'told_id', 'reminders_told', 'set null (told_id)'],
] as const

/** The name of such an index. */
export const nameOf = (table: string, columns: string): string =>
  `${table}_${columns.replaceAll(', ', '_')}_of_account`

/** The name of such a reference. */
export const referenceOf = (table: string, column: string): string => `${table}_${column}_of_account`

/**
 * Keys that begin with what is looked up and hold the account: the tables may be divided by it, and no row can name
 * a row of another account. What they replace is taken away by the step after this one.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [table, all] of Object.entries(keys))
    for (const columns of all) {
      const name = nameOf(table, columns)
      // One that was interrupted is there and not valid; one that a reference uses is valid.
      const { rows } = await knex.raw<{ rows: unknown[] }>(
        'select 1 from pg_index where indexrelid = to_regclass(?) and indisvalid',
        [name],
      )
      if (rows.length > 0) continue
      await knex.raw(`drop index concurrently if exists ${name}`)
      await knex.raw(`create unique index concurrently ${name} on ${table} (${columns}, account_id)`)
    }
  await addReferences(knex)
}

/** Adds the references, each checked while people write. */
export async function addReferences(knex: Knex): Promise<void> {
  for (const [table, column, named, then] of references) {
    const name = referenceOf(table, column)
    await knex.raw(`alter table ${table} drop constraint if exists ${name}`)
    await knex.raw(
      `alter table ${table} add constraint ${name} foreign key (${column}, account_id)
       references ${named} (id, account_id) on delete ${then} not valid`,
    )
    await knex.raw(`alter table ${table} validate constraint ${name}`)
  }
}

/** Takes the references away. */
export async function dropReferences(knex: Knex): Promise<void> {
  for (const [table, column] of references)
    await knex.raw(`alter table ${table} drop constraint if exists ${referenceOf(table, column)}`)
}

export async function down(knex: Knex): Promise<void> {
  await dropReferences(knex)
  for (const [table, all] of Object.entries(keys))
    for (const columns of all) await knex.raw(`drop index concurrently if exists ${nameOf(table, columns)}`)
}
