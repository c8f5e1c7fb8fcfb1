import type { Knex } from 'knex'

/**
 * The steps of the waiting drafts follow the list of questions: "what you had" came in at 4, and the payslip's months
 * and PAYE at the end, where the check page (29 until now) moves up with them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update drafts
       set current_step = case when current_step >= 29 then 32 else current_step + 1 end
     where current_step >= 4
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update drafts
       set current_step = case when current_step >= 30 then 29 else current_step - 1 end
     where current_step > 4
  `)
}
