import type { Database, Transaction } from '../db/connection.ts'
import { findAccount, lockAddress, patchAccount, type Account } from '../db/stores/accounts.ts'
import { addToOutbox } from '../db/stores/outbox.ts'
import { listUnused, lockUnused } from '../db/stores/unused-accounts.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { eraseInTransaction } from './erase-account.ts'

/** Months without use after which an account is erased, and the least of a month's notice. */
const MONTHS_KEPT = 24
const MONTHS_NOTICE = 1

const monthsAfter = (moment: Date, months: number): Date => {
  const then = new Date(moment)
  then.setUTCMonth(then.getUTCMonth() + months)
  return then
}

/** When an unused account is erased; undefined when its owner was not told so, or came back since. */
export function erasureOf({
  lastUsedAt,
  unusedToldAt,
}: Pick<Account, 'lastUsedAt' | 'unusedToldAt'>): Date | undefined {
  if (!unusedToldAt || unusedToldAt < lastUsedAt) return undefined
  const [unused, noticed] = [monthsAfter(lastUsedAt, MONTHS_KEPT), monthsAfter(unusedToldAt, MONTHS_NOTICE)]
  return unused > noticed ? unused : noticed
}

const DAY = 24 * 3_600_000

/** How long a sealed account waits for its owner. */
const SEALED_FOR = 90 * DAY

/** Until when the owner of a sealed account may give it another address; null for any other account. */
export function sealedUntil({ sealedAt }: Pick<Account, 'sealedAt'>): Date | null {
  return sealedAt && new Date(sealedAt.getTime() + SEALED_FOR)
}

/** How long an account must be unused before a refused mail says that its mailbox is gone. */
const REFUSING_AFTER = 90 * DAY

interface Services {
  database: Database
  env: { TOKEN_KEY?: string | undefined }
}

/**
 * Mails the owners of accounts that nobody used for 22 months, and again at 23, that they are erased at 24. Runs twice
 * with one effect.
 * @returns how many were asked to be mailed.
 */
export async function tellOfErasure(
  { database }: Pick<Services, 'database'>,
  { limit, now, requestId }: CommandContext & { limit: number },
): Promise<number> {
  let told = 0
  for (const id of await listUnused(database.connection, 'telling', { now, limit }))
    told += await database.transaction(async (trx) => {
      if (!(await lockUnused(trx, 'telling', { id, now }))) return 0
      await patchAccount(trx, id, { unusedToldAt: now })
      const payload = { mail: 'account-unused' as const, accountId: id, requestId }
      await addToOutbox(trx, { job: 'send-email', payload, accountId: id, now })
      return 1
    })
  return told
}

/**
 * Erases accounts that nobody used for 24 months, and those sealed for 90 days, as a deletion by their owner does.
 * Whoever pays is left alone, and whoever signed in meanwhile.
 * @returns how many.
 */
export async function eraseUnused(
  { database, env }: Services,
  { limit, ...context }: CommandContext & { limit: number },
): Promise<number> {
  const { now } = context
  let erased = 0
  for (const id of await listUnused(database.connection, 'erasing', { now, limit }))
    erased += await database.transaction(async (trx) => {
      const found = await findAccount(trx, id)
      if (found) await lockAddress(trx, found.email)
      const account = await lockUnused(trx, 'erasing', { id, now })
      if (!account) return 0
      const by = { actor: 'system', reason: account.sealedAt ? 'sealed for 90 days' : 'unused for 24 months' }
      return (await eraseInTransaction(trx, env, { account, by, ...context })) === undefined ? 0 : 1
    })
  return erased
}

/**
 * Notes that the mail server refused an account's address for good. After 90 unused days whoever reads the mailbox next
 * may be another person: a mailed link alone opens a new, empty account then, until the owner signs in.
 * @param to the address that was refused.
 */
export async function noteRefusal(
  trx: Transaction,
  { accountId, to, now }: { accountId: string; to: string; now: Date },
): Promise<void> {
  const account = await findAccount(trx, accountId)
  if (!account || account.email !== to || account.sealedAt || account.refusedAt) return
  if (now.getTime() - account.lastUsedAt.getTime() < REFUSING_AFTER) return
  await patchAccount(trx, accountId, { refusedAt: now })
}
