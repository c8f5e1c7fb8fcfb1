import type { Knex } from 'knex'

/**
 * Refunds that no bank took, of payments that name nobody: they are owed since they are known, also once their account is found
 * [operations O20].
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table unmatched_refunds (
      invoice_id text primary key,
      customer_id text not null,
      charge_id text not null,
      refund_id text not null,
      cents integer not null check (cents > 0),
      currency text not null,
      paid_at timestamptz not null,
      given_back_at timestamptz not null,
      since timestamptz not null
    );
    comment on table unmatched_refunds is 'What came back of refunds of payments that name nobody, by Stripe''s ids; a notice takes its place once the account is found';
    comment on column unmatched_refunds.refund_id is 'The newest refund of it that the bank did not take';
    create index unmatched_refunds_customer on unmatched_refunds (customer_id);
    alter table billing_notices add column known_at timestamptz;
    comment on column billing_notices.known_at is 'When it was known that the bank did not take it, of a payment whose account was found later';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table billing_notices drop column known_at;
    drop table unmatched_refunds;
  `)
}
