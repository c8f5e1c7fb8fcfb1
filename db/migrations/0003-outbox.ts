import type { Knex } from 'knex'

/** Events on their way to the queues, and the mails that were handed over [decision 0008]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table outbox (
      id uuid primary key,
      job text not null,
      payload jsonb not null,
      account_id uuid,
      created_at timestamptz not null,
      published_at timestamptz
    );
    comment on table outbox is 'Written in the transaction of the change it tells of; the relay moves it to its queue under its own id';
    create index outbox_waiting on outbox (created_at, id) where published_at is null;
    create index outbox_published on outbox (published_at) where published_at is not null;
    create index outbox_account on outbox (account_id);

    create function outbox_notify() returns trigger language plpgsql as $$
    begin
      notify outbox;
      return null;
    end $$;
    create trigger outbox_notify after insert on outbox for each statement execute function outbox_notify();

    create table mail_deliveries (
      outbox_id uuid primary key,
      account_id uuid references accounts (id) on delete cascade,
      mail text not null,
      message_id text not null,
      sent_at timestamptz not null
    );
    comment on table mail_deliveries is 'Mails the mail server took: a job that runs twice finds its row and sends nothing';
    create index mail_deliveries_account on mail_deliveries (account_id, sent_at);
    create index mail_deliveries_sent on mail_deliveries (sent_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table mail_deliveries, outbox; drop function outbox_notify')
}
