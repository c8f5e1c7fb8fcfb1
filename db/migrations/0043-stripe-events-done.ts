import type { Knex } from 'knex'

/**
 * When what an event of Stripe tells was taken into account, so that support and the status page can say what waits
 * [operations O20]. What came before counts as done: each night every customer is read again anyway.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table stripe_events add column done_at timestamptz')
  await knex.raw('update stripe_events set done_at = received_at')
  await knex.raw('create index stripe_events_waiting on stripe_events (received_at) where done_at is null')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index stripe_events_waiting')
  await knex.raw('alter table stripe_events drop column done_at')
}
