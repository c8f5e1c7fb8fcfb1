import type { Knex } from 'knex'

/**
 * Numbers that were pasted with their country have its code once: "+2342348035550142" was kept until now. A national
 * number of ten digits follows, so a number in which the code stands twice by chance is left alone.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(String.raw`
    update accounts
       set phone_number = regexp_replace(phone_number, '^\+(234|44|1)\1(\d{10})$', '+\1\2')
     where phone_number ~ '^\+(234|44|1)\1\d{10}$'
  `)
}

/** What was wrong stays mended. */
export async function down(): Promise<void> {
  // Nothing to undo.
}
