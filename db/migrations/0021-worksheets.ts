import type { Knex } from 'knex'

/** What a return needs beyond the answers: lists that belong to a calculation, one row a kind. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table worksheets (
      submission_id uuid not null references submissions (id) on delete cascade,
      kind text not null,
      account_id uuid not null references accounts (id) on delete cascade,
      content jsonb not null,
      version integer not null check (version >= 1),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (submission_id, kind)
    );
    comment on table worksheets is 'Lists behind a calculation: employers, business, sales, foreign money, payments, details of the return';
    create index worksheets_account on worksheets (account_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table worksheets')
}
