import type { Knex } from 'knex'

const kinds = ['payment-receipt', 'payment-failed', 'renewal-reminder', 'money-returned', 'payment-lost']

const onlyThese = (names: readonly string[]) => `
  alter table billing_notices drop constraint billing_notices_kind_check;
  alter table billing_notices add constraint billing_notices_kind_check
    check (kind in (${names.map((name) => `'${name}'`).join(', ')})) not valid;
  alter table billing_notices validate constraint billing_notices_kind_check;
`

/** A notice that the bank did not take what we gave back [spec 18.5]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(onlyThese([...kinds, 'refund-failed']))
}

/** Notices of the new kind go with it: their mails were sent or are lost. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`delete from billing_notices where kind = 'refund-failed'; ${onlyThese(kinds)}`)
}
