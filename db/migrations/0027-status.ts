import type { Knex } from 'knex'

/** What the status page tells of and no row held: when each scheduled job last ran, and what Stripe would not cancel [operations O20]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table schedule_runs (
      job text primary key,
      scheduled_at timestamptz not null,
      done_at timestamptz
    );
    comment on table schedule_runs is 'Each scheduled job: when a worker first scheduled it, and when it was last done';

    create table stop_failures (
      customer_id text primary key references stripe_customers (customer_id) on delete cascade,
      since timestamptz not null
    );
    comment on table stop_failures is 'Customers whose renewal had to be stopped at Stripe and could not be, until it is';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table stop_failures, schedule_runs')
}
