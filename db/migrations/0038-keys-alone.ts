import type { Knex } from 'knex'
import { addReferences, dropReferences, keys, nameOf, references } from './0037-keys-with-account.ts'

/** The release before it inserts "on conflict (id)", which asks for the key that goes here. */
export const contractOf = '0.1.0'

/** Unique keys beside the primary ones that do without the account. */
const others = {
  authenticators: 'authenticators_id',
} as const

const constraints = {
  billing_notices: 'billing_notices_kind_about_key',
  checkouts: 'checkouts_session_id_key',
} as const

/** Takes the keys and references away that do without the account, now that others are there [0037-keys-with-account]. */
export async function up(knex: Knex): Promise<void> {
  for (const [table, column] of references)
    await knex.raw(`alter table ${table} drop constraint ${table}_${column}_fkey`)
  for (const [table, [primary]] of Object.entries(keys))
    await knex.raw(
      `alter table ${table} drop constraint ${table}_pkey,
       add constraint ${table}_pkey primary key using index ${nameOf(table, primary)}`,
    )
  for (const [table, name] of Object.entries(constraints))
    await knex.raw(`alter table ${table} drop constraint ${name}`)
  for (const name of Object.values(others)) await knex.raw(`drop index ${name}`)
}

export async function down(knex: Knex): Promise<void> {
  await dropReferences(knex)
  for (const [table, name] of Object.entries(others))
    await knex.raw(`create unique index ${name} on ${table} (id)`)
  for (const [table, [primary, ...unique]] of Object.entries(keys)) {
    await knex.raw(
      `alter table ${table} drop constraint ${table}_pkey, add constraint ${table}_pkey primary key (${primary})`,
    )
    await knex.raw(`create unique index ${nameOf(table, primary)} on ${table} (${primary}, account_id)`)
    for (const columns of unique)
      await knex.raw(
        `alter table ${table} add constraint ${table}_${columns.replaceAll(', ', '_')}_key unique (${columns})`,
      )
  }
  for (const [table, column, named, then] of references) {
    const whole = then.replace(/ \(.*/, '')
    await knex.raw(
      `alter table ${table} add constraint ${table}_${column}_fkey foreign key (${column}) references ${named} (id) on delete ${whole}`,
    )
  }
  await addReferences(knex)
}
