import type { Knex } from 'knex'

/** Refunds that no bank took and that support settled another way, also of deleted accounts [operations O20]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table settled_refunds (
      invoice_id text not null,
      settled_at timestamptz not null,
      primary key (invoice_id, settled_at)
    );
    comment on table settled_refunds is 'What had come back of an invoice until then is owed no more, by an invoice''s id at Stripe; why stands in the audit log';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table settled_refunds')
}
