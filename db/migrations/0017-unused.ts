import type { Knex } from 'knex'

/** When the owner of an unused account was last told that it will be erased. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table accounts add column unused_told_at timestamptz;
    comment on column accounts.unused_told_at is 'When its owner was last told that it is unused and will be erased';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table accounts drop column unused_told_at')
}
