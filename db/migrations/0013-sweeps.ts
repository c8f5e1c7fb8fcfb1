import type { Knex } from 'knex'

/** The nightly sweep of records finds what is old without reading whole tables (db/stores: drafts, traces, audit log). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- By creation, which no save changes: an index on updated_at would make each autosave write every index.
    create index drafts_created on drafts (created_at);
    create index submitted_drafts_submitted on submitted_drafts (submitted_at);
    create index audit_log_at on audit_log (at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index audit_log_at, submitted_drafts_submitted, drafts_created')
}
