import type { Knex } from 'knex'

const purposes = ['sign-up', 'reset', 'verification', 'known-browser', 'guessing-stopped']

const onlyThese = (names: readonly string[]) => `
  alter table mail_requests drop constraint mail_requests_purpose_check;
  alter table mail_requests add constraint mail_requests_purpose_check
    check (purpose in (${names.map((name) => `'${name}'`).join(', ')})) not valid;
  alter table mail_requests validate constraint mail_requests_purpose_check;
`

/** The mail that confirms a deletion: its address is sealed, and gone when the mail was handed over [spec 17.13]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(onlyThese([...purposes, 'account-deleted']))
}

/** Confirmations that wait go with it. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`delete from mail_requests where purpose = 'account-deleted'; ${onlyThese(purposes)}`)
}
