import type { Database } from '../db/connection.ts'
import { findAccount } from '../db/stores/accounts.ts'
import { listDueChanges, patchWaitingChange } from '../db/stores/waiting-changes.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { endChange, lockChange, takeEffect } from './email-change-effect.ts'
import {
  endAfterTelling,
  isAlive,
  isTellingDue,
  tellOldAddress,
  TOLD_DAYS_BEFORE,
} from './email-change-wait.ts'

interface Services {
  database: Database
  env: { TOKEN_KEY: string }
}

/**
 * Does what is due of the changes that wait: they take effect after seven days, end when the new address was never
 * proved, and are told of on days 3 and 6. Runs twice with one effect. Late, it first tells and waits on, so that the old
 * address always has days to object.
 * @returns in a few words what was done.
 */
export async function runEmailChanges(
  { database, env }: Services,
  { limit, ...context }: CommandContext & { limit: number },
): Promise<{ effects: number; mails: number; dropped: number }> {
  const done = { effects: 0, mails: 0, dropped: 0 }
  const { now } = context
  for (const due of await listDueChanges(database.connection, {
    kind: 'email',
    now,
    daysBefore: TOLD_DAYS_BEFORE,
    limit,
  }))
    await database.transaction(async (trx) => {
      const change = await lockChange(trx, due).catch(() => undefined)
      const account = change && (await findAccount(trx, change.accountId))
      if (!change || !account) return
      if (!isAlive(change, now)) {
        await endChange(trx, { accountId: account.id, outcome: 'dropped', now })
        done.dropped += 1
      } else if (change.provedAt && account.sealedAt === null && isTellingDue(change, now)) {
        const told = { mailsSent: change.mailsSent + 1, takesEffectAt: endAfterTelling(change, now) }
        await patchWaitingChange(trx, change, told)
        await tellOldAddress(trx, env, { account, change: { ...change, ...told } }, context)
        done.mails += 1
      } else if (change.provedAt && change.takesEffectAt <= now) {
        await takeEffect(trx, change, context)
        done.effects += 1
      }
    })
  return done
}
