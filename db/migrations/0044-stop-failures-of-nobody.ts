import type { Knex } from 'knex'

/**
 * The payer of a payment that names nobody is a customer without an account, and may have to be stopped as well [spec 18.5]. Rows of
 * deleted accounts go with their closure.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table stop_failures drop constraint stop_failures_customer_id_fkey')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from stop_failures where customer_id not in (select customer_id from stripe_customers);
    alter table stop_failures add constraint stop_failures_customer_id_fkey
      foreign key (customer_id) references stripe_customers (customer_id) on delete cascade;
  `)
}
