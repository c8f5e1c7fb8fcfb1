import type { Knex } from 'knex'

/** What is known of Stripe: customers, their subscriptions, events, and the mails about money [spec 18.4]. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table stripe_customers (
      customer_id text primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      created_at timestamptz not null
    );
    comment on table stripe_customers is 'Whose customer this is at Stripe: never given to another account. One account may have several';
    create index stripe_customers_account on stripe_customers (account_id, created_at);

    create table subscriptions (
      id text primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      customer_id text not null references stripe_customers (customer_id) on delete cascade,
      status text not null,
      renewal text check (renewal in ('automatic', 'cancelled', 'payment_failed')),
      period_end timestamptz not null,
      entitled_until timestamptz,
      price_cents integer,
      currency text not null,
      updated_at timestamptz not null
    );
    comment on table subscriptions is 'Copies of what Stripe said last; the account''s subscription_active_until is the latest entitled_until';
    comment on column subscriptions.renewal is 'Null when it does not run any more';
    create index subscriptions_account on subscriptions (account_id);
    create index subscriptions_customer on subscriptions (customer_id);
    create index subscriptions_renewing on subscriptions (period_end) where renewal = 'automatic';

    create table checkouts (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      session_id text unique,
      customer_id text,
      price_id text not null,
      request_id text not null,
      created_at timestamptz not null
    );
    comment on table checkouts is 'Each makes one checkout session at Stripe, under its id as idempotency key';
    create index checkouts_account on checkouts (account_id, created_at desc);

    create table billing_notices (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      kind text not null check (kind in ('payment-receipt', 'payment-failed', 'renewal-reminder')),
      about text not null,
      amount_cents integer not null,
      currency text not null,
      happens_at timestamptz not null,
      period_end timestamptz not null,
      created_at timestamptz not null,
      unique (kind, about)
    );
    comment on table billing_notices is 'Each becomes one mail; what it is about (an invoice, a period) is mailed once';
    create index billing_notices_account on billing_notices (account_id, created_at);

    create table stripe_events (
      id text primary key,
      type text not null,
      object_id text not null,
      customer_id text,
      happened_at timestamptz not null,
      received_at timestamptz not null
    );
    comment on table stripe_events is 'Events that Stripe told of, by their ids alone: what they tell is read again from Stripe';
    create index stripe_events_received on stripe_events (received_at);
    create index stripe_events_customer on stripe_events (customer_id);

    create table unmatched_payments (
      customer_id text primary key,
      subscription_id text not null,
      found_at timestamptz not null
    );
    comment on table unmatched_payments is 'Somebody pays and we cannot tell who: waits for support';

    create table stripe_closures (
      id uuid primary key,
      stripe_id text not null unique,
      requested_at timestamptz not null
    );
    comment on table stripe_closures is 'A customer or checkout session of a deleted account, until nothing of it runs at Stripe any more';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'drop table stripe_closures, unmatched_payments, stripe_events, billing_notices, checkouts, subscriptions, stripe_customers',
  )
}
