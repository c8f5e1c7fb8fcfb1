import type { Knex } from 'knex'

/** Made while people write. */
export const config = { transaction: false } as const

const name = 'audit_log_attached'

/** To whom support attached a customer is looked for with every payment that names nobody, among all that was ever written down. */
export async function up(knex: Knex): Promise<void> {
  // One that was interrupted is there and not valid.
  await knex.raw(`drop index concurrently if exists ${name}`)
  await knex.raw(
    `create index concurrently ${name} on audit_log ((detail->>'customerId')) where action = 'payment_attached'`,
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index concurrently if exists ${name}`)
}
