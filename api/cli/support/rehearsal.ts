import type { Database } from '../../../db/connection.ts'

/** Ends a transaction whose work went well and must not be kept. */
const undo = Symbol('undo')

/**
 * The database for `--dry-run`: every transaction does its work for real, checks and all, and is rolled back. Nothing
 * is kept, no event leaves the outbox.
 */
export function rehearsalOf(database: Database): Database {
  return {
    ...database,
    transaction: async <Answer>(work: Parameters<typeof database.transaction<Answer>>[0]) => {
      let answer: { given: Answer } | undefined
      try {
        await database.transaction(async (trx) => {
          answer = { given: await work(trx) }
          throw undo
        })
      } catch (error) {
        if (error !== undo || !answer) throw error
      }
      if (!answer) throw new Error('The rehearsed transaction gave no answer')
      return answer.given
    },
  }
}
