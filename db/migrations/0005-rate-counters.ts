import type { Knex } from 'knex'

/** Counters of the rate limits, where they are not kept in Redis [spec 17.17]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create unlogged table rate_counters (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    comment on table rate_counters is 'How often something was done in a span of time; keys are keyed hashes, rows go when their span is over';
    create index rate_counters_expire on rate_counters (expire);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table rate_counters')
}
