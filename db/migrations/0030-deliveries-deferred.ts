import type { Knex } from 'knex'

/**
 * The row of a mail that is leaving is written before it leaves; its account is looked at when it has left, so that
 * nobody who deletes the account waits for a mail server.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table mail_deliveries alter constraint mail_deliveries_account_id_fkey deferrable initially deferred',
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table mail_deliveries alter constraint mail_deliveries_account_id_fkey not deferrable',
  )
}
