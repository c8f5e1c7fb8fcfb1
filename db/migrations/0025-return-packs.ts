import type { Knex } from 'knex'

/** Return packs as the worker makes them, one a submission, kept for a day as reports are [spec 31.8] [security S51]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table return_packs (
      submission_id uuid primary key references submissions (id) on delete cascade,
      account_id uuid not null references accounts (id) on delete cascade,
      status text not null check (status in ('preparing', 'ready', 'failed')),
      asked_at timestamptz not null,
      made_at timestamptz,
      expires_at timestamptz not null,
      file_name text,
      basis bytea,
      file bytea check (octet_length(file) <= 8388608),
      check ((status = 'ready') = (file is not null)),
      check ((file is null) = (made_at is null or file_name is null or basis is null))
    );
    comment on table return_packs is 'What is handed in for a calculation, as a ZIP with its PDF, made by the worker and deleted within 24 hours';
    comment on column return_packs.basis is 'SHA-256 of everything the files show: tells a pack of another plan, name, answer or worksheet from this one';
    create index return_packs_account on return_packs (account_id);
    create index return_packs_expires on return_packs (expires_at);
    alter table return_packs alter column file set storage external;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table return_packs')
}
