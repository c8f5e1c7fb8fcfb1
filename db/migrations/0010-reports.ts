import type { Knex } from 'knex'

/** Printed reports, one a submission, kept for a day [spec 8.6] [security S51]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table reports (
      submission_id uuid primary key references submissions (id) on delete cascade,
      account_id uuid not null references accounts (id) on delete cascade,
      status text not null check (status in ('preparing', 'ready', 'failed')),
      asked_at timestamptz not null,
      made_at timestamptz,
      expires_at timestamptz not null,
      file_name text,
      basis bytea,
      file bytea check (octet_length(file) <= 2097152),
      check ((status = 'ready') = (file is not null)),
      check ((file is null) = (made_at is null or file_name is null or basis is null))
    );
    comment on table reports is 'Reports as PDF, made by the worker and deleted within 24 hours';
    comment on column reports.basis is 'SHA-256 of everything the file shows: tells a report of another plan, name or answer from this one';
    create index reports_account on reports (account_id);
    create index reports_expires on reports (expires_at);
    alter table reports alter column file set storage external;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table reports')
}
