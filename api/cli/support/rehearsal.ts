import type { Database } from '../../../db/connection.ts'

/** Ends a transaction whose work went well and must not be kept. */
class Undo extends Error {}

/**
 * The database for `--dry-run`: every transaction does its work for real, checks and all, and is rolled back. Nothing
 * is kept, no event leaves the outbox.
 */
export function rehearsalOf(database: Database): Database {
  return {
    ...database,
    transaction: async <Answer>(work: Parameters<typeof database.transaction<Answer>>[0]) => {
      const done: { answer: Answer }[] = []
      try {
        await database.transaction(async (trx) => {
          done.push({ answer: await work(trx) })
          throw new Undo()
        })
      } catch (error) {
        const [first] = done
        if (!(error instanceof Undo) || !first) throw error
        return first.answer
      }
      throw new Error('A rehearsed transaction was kept')
    },
  }
}
