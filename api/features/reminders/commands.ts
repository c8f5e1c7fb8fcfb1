import type { ReminderKind } from '../../../contract/jobs/reminders.ts'
import type { Transaction } from '../../../db/connection.ts'
import { readReminderToken } from '../../../db/reminder-link.ts'
import { lockAccount, type Account } from '../../../db/stores/accounts.ts'
import { chooseReminder, endReminders, findReminder, undoEnding } from '../../../db/stores/reminders.ts'
import { refusal, signInFirst } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { isPaid } from '../billing/index.ts'

/** How long a mailed link brings back what it ended, in milliseconds. */
const UNDO = 24 * 3_600_000

/**
 * Has a reminder of an account run, or ends it.
 * @throws 402 plan_required for the word of a renewal that a free account has not.
 */
export async function setReminder(
  { database }: Pick<Services, 'database'>,
  {
    account: { id: accountId },
    kind,
    on,
    now,
  }: { account: Account; kind: ReminderKind; on: boolean; now: Date },
): Promise<void> {
  await database.transaction(async (trx) => {
    const account = await lockAccount(trx, accountId)
    if (!account) throw signInFirst()
    if (!on) return endReminders(trx, { accountId, kind, by: null, now })
    if (kind === 'renewal' && !isPaid(account, now))
      throw refusal('plan_required', 'Only Pro renews, so this reminder comes with Pro.')
    return chooseReminder(trx, { accountId, kind, now })
  })
}

/** What a mailed link can do. */
export type LinkChange = 'end' | 'end-all' | 'undo'

/**
 * Does what the link of a reminder is pressed for. A link that is not ours, or whose account is gone, does nothing, and that
 * is told to nobody [security S65] [decision 0039].
 */
export async function changeByLink(
  { database, env }: Pick<Services, 'database' | 'env'>,
  { token, change, now }: { token: string; change: LinkChange; now: Date },
): Promise<void> {
  const named = readReminderToken(env.TOKEN_KEY, token)
  if (named === undefined) return
  await database.transaction((trx) => changeNamed(trx, named.id, { change, now }))
}

async function changeNamed(
  trx: Transaction,
  id: string,
  { change, now }: { change: LinkChange; now: Date },
): Promise<void> {
  const reminder = await findReminder(trx, id)
  if (!reminder) return
  const { accountId, kind } = reminder
  const since = new Date(now.getTime() - UNDO)
  if (change === 'undo') await undoEnding(trx, { accountId, by: id, since })
  else await endReminders(trx, { accountId, ...(change === 'end' && { kind }), by: id, now })
}
