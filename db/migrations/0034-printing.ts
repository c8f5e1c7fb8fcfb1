import type { Knex } from 'knex'

/** Whether a worker has a browser that prints, as it found at its start and since [operations O20]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table worker_heartbeats add column can_print boolean;
    comment on column worker_heartbeats.can_print is 'Null while it has not tried';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table worker_heartbeats drop column can_print')
}
