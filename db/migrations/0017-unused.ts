import type { Knex } from 'knex'

/** When the owner of an unused account was last told that it will be erased, and a mail about guessing. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table accounts add column unused_told_at timestamptz;
    comment on column accounts.unused_told_at is 'When its owner was last told that it is unused and will be erased';
    alter table mail_requests drop constraint mail_requests_purpose_check;
    alter table mail_requests add constraint mail_requests_purpose_check
      check (purpose in ('sign-up', 'reset', 'verification', 'known-browser', 'guessing'));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from mail_requests where purpose = 'guessing';
    alter table mail_requests drop constraint mail_requests_purpose_check;
    alter table mail_requests add constraint mail_requests_purpose_check
      check (purpose in ('sign-up', 'reset', 'verification', 'known-browser'));
    alter table accounts drop column unused_told_at;
  `)
}
