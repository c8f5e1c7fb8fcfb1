import type { Knex } from 'knex'

/** Since when a worker has a browser that prints, or has none, so that the status page can say it [operations O20]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table worker_heartbeats add column can_print_since timestamptz')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table worker_heartbeats drop column can_print_since')
}
