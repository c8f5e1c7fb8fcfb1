import type { Knex } from 'knex'

/** Keys that outlive every rotation of a secret, made when they are first needed: the one that signs payment references [spec 18.2]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table product_keys (
      name text primary key,
      secret text not null
    );
    comment on table product_keys is 'Keys that no environment variable holds, so that no rotation ends what they signed';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table product_keys')
}
