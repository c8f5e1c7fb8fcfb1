import type { Knex } from 'knex'

/** A hosted identity provider in place of the built-in one [spec 17.15]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table identities drop constraint identities_provider_check;
    alter table identities add constraint identities_provider_check
      check (provider in ('google', 'microsoft', 'hosted'));

    create table ended_identities (
      id_hash bytea primary key,
      ended_at timestamptz not null
    );
    comment on table ended_identities is 'Hosted identities whose account was deleted: what their provider signed before does not make it again. Swept after a day';
    comment on column ended_identities.id_hash is 'HMAC of issuer and subject under TOKEN_KEY';
    create index ended_identities_end on ended_identities (ended_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table ended_identities;
    delete from identities where provider = 'hosted';
    alter table identities drop constraint identities_provider_check;
    alter table identities add constraint identities_provider_check check (provider in ('google', 'microsoft'));
  `)
}
