import type { Knex } from 'knex'

/**
 * Where an audited attempt came from, and by what it was decided [operations O14]; identities of a hosted provider that
 * wait [decision 0025].
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table audit_log
      add column source text,
      add column network bytea,
      add column upstream_id text,
      add column known_browser boolean,
      add column factor text,
      add column reason text;
    -- While people move to a hosted provider, its identities wait for the proof of their account too.
    alter table pending_links
      drop constraint pending_links_provider_check,
      add constraint pending_links_provider_check check (provider in ('google', 'microsoft', 'hosted'));
    comment on column audit_log.source is 'IP address of the request; emptied after 90 days';
    comment on column audit_log.network is 'HMAC of its network, /24 or /48, under a key from TOKEN_KEY';
    comment on column audit_log.upstream_id is 'X-Request-Id that the sender gave: a claim, never the name of a request of ours';
    comment on column audit_log.reason is 'Why something was refused';
    create index audit_log_source on audit_log (at) where source is not null;
    create index audit_log_erased on audit_log (at) where action = 'user_deleted';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from pending_links where provider = 'hosted';
    alter table pending_links
      drop constraint pending_links_provider_check,
      add constraint pending_links_provider_check check (provider in ('google', 'microsoft'));
    drop index audit_log_source, audit_log_erased;
    alter table audit_log
      drop column source, drop column network, drop column upstream_id,
      drop column known_browser, drop column factor, drop column reason;
  `)
}
