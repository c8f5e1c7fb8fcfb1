import type { Knex } from 'knex'

/** Events that Stripe did not tell and that were found in its own list, and when that was looked at [operations O20]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table stripe_events add column found_at timestamptz;
    comment on column stripe_events.found_at is 'When it was found in Stripe''s own list; null where Stripe told it, then or since';
    create index stripe_events_found on stripe_events (happened_at) where found_at is not null;
    create table stripe_looks (list text primary key, looked_at timestamptz not null);
    comment on table stripe_looks is 'When a list of Stripe was last looked at';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'drop index stripe_events_found; alter table stripe_events drop column found_at; drop table stripe_looks',
  )
}
