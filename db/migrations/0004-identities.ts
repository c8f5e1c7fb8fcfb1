import type { Knex } from 'knex'

/** Signing in with Google and Microsoft [spec 17.3]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table identities (
      issuer text not null,
      subject text not null,
      account_id uuid not null references accounts (id) on delete cascade,
      provider text not null check (provider in ('google', 'microsoft')),
      created_at timestamptz not null,
      primary key (issuer, subject)
    );
    comment on table identities is 'Who a provider says somebody is: issuer and subject, never the email address';
    create index identities_account on identities (account_id);

    create table sign_in_attempts (
      id_hash bytea primary key,
      provider text not null check (provider in ('google', 'microsoft')),
      checks jsonb not null,
      return_to text,
      expires_at timestamptz not null
    );
    comment on table sign_in_attempts is 'People on their way to a provider; deleted when they come back, so that an answer works once';
    comment on column sign_in_attempts.id_hash is 'SHA-256 of the id in the cookie of the browser that left';
    create index sign_in_attempts_expiry on sign_in_attempts (expires_at);

    create table pending_links (
      id_hash bytea primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      issuer text not null,
      subject text not null,
      provider text not null check (provider in ('google', 'microsoft')),
      tries integer not null default 0,
      expires_at timestamptz not null
    );
    comment on table pending_links is 'An identity that waits for the proof that the account with its address belongs to the same person';
    create index pending_links_account on pending_links (account_id);
    create index pending_links_expiry on pending_links (expires_at);

    alter table mail_tokens drop constraint mail_tokens_purpose_check;
    alter table mail_tokens add constraint mail_tokens_purpose_check
      check (purpose in ('verify-email', 'reset-password', 'change-email', 'link-identity'));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table pending_links, sign_in_attempts, identities;
    delete from mail_tokens where purpose = 'link-identity';
    alter table mail_tokens drop constraint mail_tokens_purpose_check;
    alter table mail_tokens add constraint mail_tokens_purpose_check
      check (purpose in ('verify-email', 'reset-password', 'change-email'));
  `)
}
