import type { Knex } from 'knex'

/** Accounts, their sessions and the tokens we mail to them [spec 17.1, 17.6]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table accounts (
      id uuid primary key,
      email text not null,
      password_hash text,
      auth_provider text not null default 'email' check (auth_provider in ('email', 'google', 'microsoft')),
      verified_at timestamptz,
      first_name text,
      last_name text,
      date_of_birth date,
      tin text,
      phone_number text,
      subscription_active_until timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    comment on table accounts is 'One row a person; an unverified sign-up is a row of its own until its link is opened';
    -- Only verified addresses are unique: anyone may type an address that is not theirs.
    create unique index accounts_verified_email on accounts (email) where verified_at is not null;
    create index accounts_email on accounts (email);
    create index accounts_unverified_since on accounts (created_at) where verified_at is null;

    create table sessions (
      id_hash bytea primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      created_at timestamptz not null,
      authenticated_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      user_agent text
    );
    comment on column sessions.id_hash is 'SHA-256 of the id in the cookie: a copy of this table opens nothing';
    create index sessions_account on sessions (account_id);
    create index sessions_expiry on sessions (expires_at);

    create table mail_tokens (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      purpose text not null check (purpose in ('verify-email', 'reset-password', 'change-email')),
      token_hash bytea not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      superseded_at timestamptz
    );
    comment on column mail_tokens.token_hash is 'SHA-256 of the token in the link; the link itself is made again from the id';
    create unique index mail_tokens_hash on mail_tokens (token_hash);
    create index mail_tokens_account on mail_tokens (account_id, purpose);
    create index mail_tokens_expiry on mail_tokens (expires_at);

    create table audit_log (
      id uuid primary key,
      at timestamptz not null,
      actor text not null,
      action text not null,
      account_id uuid,
      request_id text,
      detail jsonb not null default '{}'
    );
    comment on table audit_log is 'Append only; opaque ids, no personal data. Outlives the account on purpose';
    create index audit_log_account on audit_log (account_id, at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table audit_log, mail_tokens, sessions, accounts')
}
