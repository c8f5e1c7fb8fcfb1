import type { Database, Transaction } from '../../db/connection.ts'
import { lockAccount } from '../../db/stores/accounts.ts'
import type { CommandContext } from '../../platform/command-context.ts'
import { AppError } from '../../platform/errors.ts'
import { tellOnceADay } from '../history.ts'

/**
 * Makes a sign-in that holds an account to its second factor, in one transaction. After a wrong code that is undone, and
 * its owner is told, at most once a day: whoever typed it had shown the password, the provider's account or the mailbox.
 * @throws what `signIn` throws.
 */
export async function transactionWithFactor<Answer>(
  database: Database,
  { accountId, ...context }: CommandContext & { accountId: string },
  signIn: (trx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await database.transaction(signIn)
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_code')
      await database.transaction(async (trx) => {
        // Of several at once, one is told.
        if (await lockAccount(trx, accountId))
          await tellOnceADay(trx, { accountId, event: 'wrong-factor' }, context)
      })
    throw error
  }
}
