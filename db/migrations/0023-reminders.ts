import type { Knex } from 'knex'

/** Reminders by mail: which ones a person asked for, what was told, and what the law made of kept answers [spec 26.1]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table reminders (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      kind text not null check (kind in ('employer', 'return', 'renewal', 'law')),
      chosen_at timestamptz not null,
      ended_at timestamptz,
      ended_by uuid,
      unique (account_id, kind),
      check (ended_by is null or ended_at is not null)
    );
    comment on table reminders is 'Reminders that a person asked for; the id makes the link in the mail that ends it';
    comment on column reminders.ended_by is 'The reminder whose mailed link ended it, for its undo; null when the owner did so in the account';
    create index reminders_running on reminders (kind, account_id) where ended_at is null;

    create table reminders_told (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      kind text not null check (kind in ('employer', 'return', 'renewal', 'law')),
      about text not null,
      told_at timestamptz not null,
      unique (account_id, kind, about)
    );
    comment on table reminders_told is 'What was told, so that each reminder goes out once';
    create index reminders_told_at on reminders_told (told_at);

    create table law_fingerprints (
      submission_id uuid primary key references submissions (id) on delete cascade,
      account_id uuid not null references accounts (id) on delete cascade,
      answers_hash bytea not null,
      outcome_hash bytea not null,
      form smallint not null,
      told_id uuid references reminders_told (id) on delete set null,
      seen_at timestamptz not null
    );
    comment on table law_fingerprints is 'What the law made of kept answers when they were last looked at, as hashes: no amounts';
    create index law_fingerprints_account on law_fingerprints (account_id);
    create index law_fingerprints_told on law_fingerprints (told_id) where told_id is not null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table law_fingerprints, reminders_told, reminders')
}
