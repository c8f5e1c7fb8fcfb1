import type { Knex } from 'knex'

/** Payments that a bank decides about, so that an answer is given before it is due [operations O20]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table open_disputes (
      id text primary key,
      customer_id text not null,
      opened_at timestamptz not null,
      needs_answer boolean not null,
      due_at timestamptz
    );
    comment on table open_disputes is 'Disputes at Stripe that are not decided, by Stripe''s ids; also of payers whose account is not known or was deleted';
    comment on column open_disputes.due_at is 'Until when evidence is taken; null where none is wanted, or Stripe does not tell';
    create index open_disputes_customer on open_disputes (customer_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table open_disputes')
}
