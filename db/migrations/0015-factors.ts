import type { Knex } from 'knex'

/** Passkeys, authenticator apps and recovery codes, for who wants a second factor. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table passkeys (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      credential_id text not null,
      public_key bytea not null,
      counter integer not null,
      transports text not null,
      name text not null,
      backed_up boolean not null,
      proved_by text not null check (proved_by in ('mail', 'factor')),
      created_at timestamptz not null,
      used_at timestamptz
    );
    create unique index passkeys_credential on passkeys (credential_id);
    create index passkeys_account on passkeys (account_id);

    create table authenticators (
      account_id uuid primary key references accounts (id) on delete cascade,
      id uuid not null,
      secret_sealed bytea not null,
      last_step integer not null,
      proved_by text not null check (proved_by in ('mail', 'factor')),
      created_at timestamptz not null,
      confirmed_at timestamptz,
      used_at timestamptz
    );
    comment on column authenticators.secret_sealed is 'AES-256-GCM under a key from TOKEN_KEY: another TOKEN_KEY ends every authenticator';
    create unique index authenticators_id on authenticators (id);

    create table recovery_codes (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      code_hash text not null,
      created_at timestamptz not null,
      used_at timestamptz
    );
    comment on table recovery_codes is 'Ten an account, under one salt: a typed code is checked by one hash';
    create index recovery_codes_account on recovery_codes (account_id);

    create table passkey_attempts (
      id_hash bytea primary key,
      purpose text not null check (purpose in ('add', 'sign-in', 'step-up')),
      challenge text not null,
      session_id uuid,
      expires_at timestamptz not null,
      check ((purpose = 'sign-in') = (session_id is null))
    );
    create index passkey_attempts_expiry on passkey_attempts (expires_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table passkey_attempts, recovery_codes, authenticators, passkeys')
}
