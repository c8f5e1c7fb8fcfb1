import type { Knex } from 'knex'

/** Links by which one reader reads one kept calculation [spec 29.1] [security S66]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table accountant_links (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      submission_id uuid not null references submissions (id) on delete cascade,
      token_hash bytea not null unique check (octet_length(token_hash) = 32),
      reader text not null check (length(reader) <= 100),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      ended_because text check (ended_because in ('owner', 'safety')),
      opened integer not null default 0 check (opened >= 0),
      openings jsonb not null default '[]' check (jsonb_array_length(openings) <= 50),
      check ((ended_at is null) = (ended_because is null))
    );
    comment on table accountant_links is 'Links that show one calculation to one reader; only the hash of the token is kept';
    comment on column accountant_links.openings is 'The newest openings, newest first: moment and what the browser calls itself';
    create index accountant_links_account on accountant_links (account_id);
    create index accountant_links_submission on accountant_links (submission_id, created_at);
    create index accountant_links_over on accountant_links (least(expires_at, ended_at));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table accountant_links')
}
