import type { Knex } from 'knex'

/** Drafts, submissions, and which draft became which submission [spec 6.16]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table submissions (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      answers jsonb not null,
      result jsonb not null,
      tax_year integer not null,
      completed_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index submissions_account on submissions (account_id, created_at desc, id desc);

    create table drafts (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      answers jsonb not null,
      current_step integer not null check (current_step >= 0),
      version integer not null default 1,
      submission_id uuid references submissions (id) on delete set null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    comment on column drafts.submission_id is 'The submission this draft was copied from and will update';
    create index drafts_account on drafts (account_id, created_at desc, id desc);
    create index drafts_submission on drafts (submission_id);

    create table submitted_drafts (
      account_id uuid not null references accounts (id) on delete cascade,
      draft_id uuid not null,
      submission_id uuid references submissions (id) on delete set null,
      answers_hash bytea not null,
      submitted_at timestamptz not null,
      primary key (account_id, draft_id)
    );
    comment on column submitted_drafts.answers_hash is 'SHA-256 of the answers that the draft was last submitted with: tells a repeat from a change';
    comment on table submitted_drafts is 'Left behind by a submitted draft, so that submitting twice has one effect';
    create index submitted_drafts_submission on submitted_drafts (submission_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table submitted_drafts, drafts, submissions')
}
