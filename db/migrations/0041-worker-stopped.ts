import type { Knex } from 'knex'

/** When a worker stopped as it was told to, so that its end is not taken for that of one before it [operations O20]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table worker_heartbeats add column stopped_at timestamptz;
    comment on column worker_heartbeats.stopped_at is 'Null while it runs, and for ever of one that was killed';
  `)
}

/** Rows of those that stopped go with it: without the column each would count as killed. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from worker_heartbeats where stopped_at is not null;
    alter table worker_heartbeats drop column stopped_at;
  `)
}
