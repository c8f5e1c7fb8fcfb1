import type { Knex } from 'knex'

/** It completes the release in which an account is made by a proved address only. */
export const contractOf = '0.1.0'

/**
 * Sign-ups that are no accounts, links bound to the browser that asked, sessions that say how they began, and changes
 * that wait [decision 0031].
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sign_ups (
      id uuid primary key,
      email text not null,
      password_hash text,
      provider text check (provider in ('google', 'microsoft')),
      issuer text,
      subject text,
      browser_hash bytea,
      place bytea,
      session_hash bytea,
      session_expires_at timestamptz,
      notices jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      check ((password_hash is null) = (subject is not null)),
      check ((subject is null) = (issuer is null) and (subject is null) = (provider is null))
    );
    comment on table sign_ups is 'Who typed an address and did not prove it yet: no account, no data. Swept after 7 days';
    comment on column sign_ups.browser_hash is 'SHA-256 of the id of the browser that signed up: its link is at home there';
    comment on column sign_ups.place is 'HMAC of the network it came from: of too many, the place with most loses first';
    create index sign_ups_email on sign_ups (email, created_at);
    create index sign_ups_browser on sign_ups (browser_hash);
    create unique index sign_ups_session on sign_ups (session_hash);
    create index sign_ups_expiry on sign_ups (expires_at);

    -- An unverified account becomes a sign-up without a browser: its link asks for a password wherever it is opened.
    insert into sign_ups (id, email, password_hash, provider, issuer, subject, notices, created_at, expires_at)
      select accounts.id, accounts.email, case when identities.subject is null then accounts.password_hash end,
        identities.provider, identities.issuer, identities.subject,
        coalesce((select jsonb_agg(jsonb_build_object('notice', notice, 'version', version, 'textHash', text_hash))
          from consents where consents.account_id = accounts.id), '[]'),
        accounts.created_at, accounts.created_at + interval '7 days'
      from accounts left join lateral
        (select * from identities where identities.account_id = accounts.id and provider <> 'hosted' limit 1) identities on true
      where accounts.verified_at is null and (accounts.password_hash is not null or identities.subject is not null);
    delete from accounts where verified_at is null;
    alter table accounts alter column verified_at set not null;
    drop index accounts_verified_email, accounts_email, accounts_unverified_since;

    alter table accounts
      add column provisional_browser bytea,
      add column provisional_until timestamptz,
      add column known_browsers_since timestamptz,
      add column last_used_at timestamptz,
      add column refused_at timestamptz,
      add column sealed_at timestamptz,
      add constraint accounts_provisional check ((provisional_browser is null) = (provisional_until is null));
    update accounts set known_browsers_since = created_at, last_used_at = greatest(created_at, updated_at);
    update accounts set last_used_at = greatest(last_used_at, seen.at)
      from (select account_id, max(last_seen_at) as at from sessions group by account_id) seen
      where seen.account_id = accounts.id;
    alter table accounts
      alter column known_browsers_since set not null,
      alter column last_used_at set not null;
    comment on column accounts.provisional_browser is 'Until the sign-up is first used in this browser, its password or identity opens nothing elsewhere';
    comment on column accounts.known_browsers_since is 'Cookies of known browsers made before this are dead: a reset moves it';
    comment on column accounts.sealed_at is 'Its address was refused by the mail server and went to a new account: a factor or an identity still opens it';
    create unique index accounts_email on accounts (email) where sealed_at is null;
    create index accounts_unused on accounts (last_used_at);
    create index accounts_sealed on accounts (sealed_at) where sealed_at is not null;
    alter table mail_refusals alter column account_id drop not null;

    alter table identities
      add column id uuid not null default gen_random_uuid(),
      add column email text,
      add column proved_at timestamptz,
      add column proved_by text check (proved_by in ('sign-up', 'provider', 'mail', 'password', 'factor')),
      add column used_at timestamptz,
      add constraint identities_proved check ((proved_at is null) = (proved_by is null));
    create unique index identities_id on identities (id);
    comment on column identities.proved_at is 'Null: asleep. It signs nobody in until the mailbox proves it';
    -- The identity that its account was made with is its own; others were linked before, some by a password
    -- that a stranger may have planted: they sleep until the mailbox proves them.
    update identities set proved_at = identities.created_at, proved_by = 'provider'
      from accounts where accounts.id = identities.account_id
        and (accounts.password_hash is null or identities.provider = 'hosted'
          or identities.created_at = accounts.created_at);
    update identities set proved_at = identities.created_at, proved_by = 'mail'
      where proved_at is null and exists (
        select 1 from audit_log where audit_log.account_id = identities.account_id and action = 'user_updated'
          and detail ->> 'provider' = identities.provider and detail ->> 'by' = 'mail'
          and at between identities.created_at - interval '1 second' and identities.created_at + interval '1 second');

    alter table sessions
      add column id uuid not null default gen_random_uuid(),
      add column begun_by text not null default 'password' check (begun_by in ('password', 'google', 'microsoft', 'passkey')),
      add column way_in_id uuid,
      add column own_device boolean not null default false,
      add column mailbox_proved_at timestamptz,
      add column factor_proved_at timestamptz,
      add column ended_because text;
    create unique index sessions_id on sessions (id);
    comment on column sessions.way_in_id is 'The identity or passkey it began with; null for the password';
    comment on column sessions.ended_because is 'Why it ended, for the device to say; expires_at is when. Kept 30 days';

    alter table mail_tokens
      alter column account_id drop not null,
      add column email text,
      add column browser_hash bytea,
      add column matter_id uuid,
      add column place bytea,
      add column code_tries integer not null default 0,
      add column code_shown_at timestamptz;
    update mail_tokens set email = accounts.email from accounts where accounts.id = mail_tokens.account_id;
    alter table mail_tokens alter column email set not null;
    create index mail_tokens_email on mail_tokens (email, purpose, created_at);
    comment on column mail_tokens.browser_hash is 'The browser that asked: elsewhere the link shows a code, or asks for a password';
    comment on column mail_tokens.place is 'HMAC of the network that asked: what strangers have mailed is counted by it';
    comment on column mail_tokens.matter_id is 'What it is about: the identity that waits, or the change';

    delete from mail_tokens where purpose in ('verify-email', 'link-identity');
    delete from pending_links;
    alter table pending_links
      drop constraint pending_links_pkey,
      drop column id_hash,
      add column id uuid primary key,
      add column browser_hash bytea not null,
      add column email text not null,
      add column vouched boolean not null;
    create index pending_links_browser on pending_links (browser_hash);

    alter table sign_in_attempts
      add column intent text not null default 'sign-in' check (intent in ('sign-in', 'link', 'step-up')),
      add column session_id uuid,
      add column own_device boolean not null default false;

    create table waiting_changes (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      kind text not null check (kind in ('email', 'regain')),
      new_email text,
      session_id uuid,
      way_in_id uuid,
      factor_shown boolean not null,
      asked_at timestamptz not null,
      takes_effect_at timestamptz not null,
      proved_at timestamptz,
      allowed_at timestamptz,
      ended_at timestamptz,
      outcome text check (outcome in ('done', 'stopped', 'replaced', 'dropped')),
      mails_sent integer not null default 0,
      check ((kind = 'email') = (new_email is not null)),
      check ((ended_at is null) = (outcome is null))
    );
    comment on table waiting_changes is 'What takes seven days unless its owner allows or stops it: a change of address, getting in without a lost factor';
    create unique index waiting_changes_open on waiting_changes (account_id, kind) where ended_at is null;
    create index waiting_changes_account on waiting_changes (account_id, asked_at);
    create index waiting_changes_due on waiting_changes (takes_effect_at) where ended_at is null;

    -- What was open under the old rules: the links die, and the owners of open undo links are told by mail.
    insert into outbox (id, job, payload, account_id, created_at)
      select gen_random_uuid(), 'send-email', jsonb_build_object('mail', 'undo-links-ended', 'accountId', account_id), account_id, now()
      from (select distinct account_id from mail_tokens
        where purpose = 'undo-email-change' and used_at is null and superseded_at is null and expires_at > now()) undoable;
    delete from mail_tokens where purpose in ('change-email', 'undo-email-change');
    drop table email_changes;
    alter table mail_tokens drop constraint mail_tokens_purpose_check;

    create table security_events (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      event text not null,
      at timestamptz not null,
      user_agent text,
      detail jsonb not null
    );
    comment on table security_events is 'What happened to the ways into an account, for its owner to read: 90 days';
    create index security_events_account on security_events (account_id, at);
    create index security_events_at on security_events (at);

    create table mail_requests (
      id uuid primary key,
      purpose text not null check (purpose in ('sign-up', 'reset', 'verification', 'known-browser', 'guessing-stopped')),
      address_sealed bytea not null,
      password_hash text,
      browser_hash bytea not null,
      place bytea not null,
      known_account_id uuid,
      created_at timestamptz not null
    );
    comment on table mail_requests is 'A mail that anybody asked for: the worker looks the address up, so that no answer takes longer for a known one. Deleted when answered';
    comment on column mail_requests.address_sealed is 'AES-256-GCM under a key from TOKEN_KEY';
    create index mail_requests_created on mail_requests (created_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table mail_requests, security_events, waiting_changes, sign_ups;
    drop index accounts_email, accounts_sealed, accounts_unused;
    alter table accounts alter column verified_at drop not null;
    create unique index accounts_verified_email on accounts (email) where verified_at is not null;
    create index accounts_email on accounts (email);
    create index accounts_unverified_since on accounts (created_at) where verified_at is null;
    delete from mail_refusals where account_id is null;
    alter table mail_refusals alter column account_id set not null;
    delete from mail_tokens where purpose not in ('reset-password');
    alter table mail_tokens add constraint mail_tokens_purpose_check
      check (purpose in ('verify-email', 'reset-password', 'change-email', 'link-identity', 'undo-email-change'));
    create table email_changes (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      old_email text not null,
      new_email text not null,
      confirm_token_id uuid references mail_tokens (id) on delete set null,
      undo_token_id uuid not null references mail_tokens (id) on delete cascade,
      created_at timestamptz not null
    );
    create index email_changes_account on email_changes (account_id);
    create unique index email_changes_confirm on email_changes (confirm_token_id);
    create unique index email_changes_undo on email_changes (undo_token_id);
    delete from pending_links;
    alter table pending_links drop constraint pending_links_pkey, drop column id, drop column browser_hash,
      drop column email, drop column vouched, add column id_hash bytea primary key;
    alter table sign_in_attempts drop column intent, drop column session_id, drop column own_device;
    delete from mail_tokens where account_id is null;
    alter table mail_tokens drop column email, drop column browser_hash, drop column matter_id, drop column place, drop column code_tries,
      drop column code_shown_at, alter column account_id set not null;
    alter table sessions drop column id, drop column begun_by, drop column way_in_id, drop column own_device,
      drop column mailbox_proved_at, drop column factor_proved_at, drop column ended_because;
    delete from identities where proved_at is null;
    alter table identities drop column id, drop column email, drop column proved_at, drop column proved_by, drop column used_at;
    alter table accounts drop column provisional_browser, drop column provisional_until, drop column known_browsers_since,
      drop column last_used_at, drop column refused_at, drop column sealed_at;
  `)
}
