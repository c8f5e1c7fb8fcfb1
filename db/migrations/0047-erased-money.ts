import type { Knex } from 'knex'

/** Made while people write. */
export const config = { transaction: false } as const

const name = 'audit_log_unreturned'

/** Deletions of accounts that we owed money are looked for with every status page, among all deletions. */
export async function up(knex: Knex): Promise<void> {
  // One that was interrupted is there and not valid.
  await knex.raw(`drop index concurrently if exists ${name}`)
  await knex.raw(
    `create index concurrently ${name} on audit_log (at) where action = 'user_deleted' and jsonb_exists(detail, 'unreturned')`,
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index concurrently if exists ${name}`)
}
