import type { Knex } from 'knex'

/** Mails that the mail server refused for good, for support to see [operations O17]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table mail_refusals (
      outbox_id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      mail text not null,
      smtp_code smallint check (smtp_code between 500 and 599),
      of_recipient boolean not null,
      refused_at timestamptz not null
    );
    comment on table mail_refusals is 'Mails the mail server refused with a 5xx: its code alone, never its words, which often repeat the address';
    create index mail_refusals_account on mail_refusals (account_id, refused_at);
    create index mail_refusals_refused on mail_refusals (refused_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table mail_refusals')
}
