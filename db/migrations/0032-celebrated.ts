import type { Knex } from 'knex'

/** The end of the Pro that was celebrated last: the account celebrates each once, whichever page sees it begin [spec 10.5]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table accounts add column celebrated_until timestamptz;
    comment on column accounts.celebrated_until is 'Until when the Pro that was celebrated last was to run';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table accounts drop column celebrated_until')
}
