import type { Knex } from 'knex'

/**
 * The steps of the waiting drafts follow the list of questions: the gains came in at 18, behind the other income, and
 * the check page (32 until now) moves up with what follows.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('update drafts set current_step = least(current_step + 1, 33) where current_step >= 18')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('update drafts set current_step = least(current_step - 1, 32) where current_step > 18')
}
