import type { Knex } from 'knex'

/** Made while people write. */
export const config = { transaction: false } as const

const name = 'billing_notices_unreturned'

/** Refunds that a bank did not take are looked for with every status page, among all notices. */
export async function up(knex: Knex): Promise<void> {
  // One that was interrupted is there and not valid.
  await knex.raw(`drop index concurrently if exists ${name}`)
  await knex.raw(
    `create index concurrently ${name} on billing_notices (account_id) where kind = 'refund-failed'`,
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index concurrently if exists ${name}`)
}
