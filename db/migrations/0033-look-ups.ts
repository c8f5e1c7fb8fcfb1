import type { Knex } from 'knex'

/** Made while people write, one by one. */
export const config = { transaction: false } as const

const indexes = {
  mail_tokens_matter: 'on mail_tokens (matter_id) where matter_id is not null',
  audit_log_pauses: "on audit_log (at) where action = 'operator_pause_queue'",
} as const

/** Two look-ups that read a growing table from end to end: the open links of a matter, and the last pause of a queue. */
export async function up(knex: Knex): Promise<void> {
  for (const [name, what] of Object.entries(indexes)) {
    // One that was interrupted is there and not valid.
    await knex.raw(`drop index concurrently if exists ${name}`)
    await knex.raw(`create index concurrently ${name} ${what}`)
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index concurrently if exists ${name}`)
}
