import type { Knex } from 'knex'

const kinds = [
  'payment-receipt',
  'payment-failed',
  'renewal-reminder',
  'money-returned',
  'payment-lost',
  'refund-failed',
]
const newKinds = ['pro-ended', 'pro-restored', 'renewal-cancelled', 'renewal-resumed']

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')
const onlyThese = (names: readonly string[]) => `
  alter table billing_notices drop constraint billing_notices_kind_check;
  alter table billing_notices add constraint billing_notices_kind_check
    check (kind in (${quoted(names)})) not valid;
  alter table billing_notices validate constraint billing_notices_kind_check;
`

/**
 * Why Pro by a subscription is over, and the mails that tell it [spec 18.7]. What ended before is marked as such, so that it is
 * not told as new; the next reading of Stripe says more exactly why.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table subscriptions add column ended_because text
      check (ended_because in ('cancelled', 'refunded', 'disputed', 'dispute_lost', 'payment_failed', 'ran_out'));
    update subscriptions
      set ended_because = case when entitled_until < period_end then 'cancelled' else 'ran_out' end
      where status = 'canceled' and entitled_until is not null;
    update subscriptions set ended_because = 'disputed'
      where status in ('active', 'trialing') and entitled_until <= updated_at and entitled_until < period_end;
    update subscriptions set ended_because = 'payment_failed'
      where status in ('past_due', 'unpaid', 'paused') and entitled_until <= updated_at;
    ${onlyThese([...kinds, ...newKinds])}
  `)
}

/** Notices of the new kinds go with it: their mails were sent or are lost. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table subscriptions drop column ended_because;
    delete from billing_notices where kind in (${quoted(newKinds)});
    ${onlyThese(kinds)}
  `)
}
