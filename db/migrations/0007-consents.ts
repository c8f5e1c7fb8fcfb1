import type { Knex } from 'knex'

/** What a person agreed to or was told at sign-up: which notice, in which words, when. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table consents (
      account_id uuid not null references accounts (id) on delete cascade,
      notice text not null check (notice in ('terms', 'privacy')),
      version text not null,
      text_hash text not null,
      given_at timestamptz not null,
      primary key (account_id, notice, version)
    );
    comment on column consents.text_hash is 'SHA-256 of the words as they stood then: shows which text it was';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table consents')
}
