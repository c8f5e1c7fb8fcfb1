import type { Knex } from 'knex'

/** What Stripe told after we had asked for it ourselves is not taken for told when it was found [operations O20]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table stripe_events add column told_at timestamptz;
    comment on column stripe_events.told_at is 'When Stripe told it, of an event that had been found in its list before; null of any other';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table stripe_events drop column told_at')
}
