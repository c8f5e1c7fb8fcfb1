import type { Knex } from 'knex'

/** Days of Pro that support gave, which are spent only while nothing is paid for [spec 18.6]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table plan_grants (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      days integer not null check (days >= 1),
      granted_at timestamptz not null,
      begins_at timestamptz not null,
      ends_at timestamptz not null check (ends_at >= begins_at)
    );
    comment on table plan_grants is 'Days of Pro that support gave; why stands in the audit log';
    comment on column plan_grants.begins_at is 'After what is paid and what was granted before: moved as long as days are left whenever the paid end moves';
    create index plan_grants_account on plan_grants (account_id, granted_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table plan_grants')
}
