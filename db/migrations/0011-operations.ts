import type { Knex } from 'knex'

/** What the operator's status page looks at [operations O09]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table worker_heartbeats (
      id uuid primary key,
      version text not null,
      started_at timestamptz not null,
      seen_at timestamptz not null
    );
    comment on table worker_heartbeats is 'One row a worker process, written every few seconds while it works';
    create index worker_heartbeats_seen on worker_heartbeats (seen_at);
    create index audit_log_backups on audit_log (at) where action = 'backup_created';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index audit_log_backups; drop table worker_heartbeats')
}
