import type { Transaction } from '../../../db/connection.ts'
import { lockRunning, tellOnce } from '../../../db/stores/due-reminders.ts'
import { keepFingerprint, pageWatched } from '../../../db/stores/law-fingerprints.ts'
import type { JobHandler, WorkerServices } from '../job.ts'
import { isChangedByLaw, isSame, lookAt } from './fingerprint.ts'

/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Calculations of an account that are read at once. */
const BATCH = 100

/** Looks at every calculation of an account again, and asks for one mail where the law changed some. @returns how many it changed. */
async function lookAgain(trx: Transaction, accountId: string, now: Date): Promise<number> {
  let changed = 0
  let told: string | undefined
  for (let after = FIRST; ;) {
    const page = await pageWatched(trx, { accountId, after, limit: BATCH })
    for (const { submission, seen } of page) {
      const looked = lookAt(submission)
      if (looked === undefined || isSame(seen, looked)) continue
      const isChanged = isChangedByLaw(seen, looked)
      if (isChanged) {
        changed += 1
        told ??= await tellOnce(trx, { accountId, kind: 'law' }, now)
      }
      const toldId = isChanged ? (told ?? null) : null
      await keepFingerprint(trx, { submissionId: submission.id, accountId, ...looked, toldId, seenAt: now })
    }
    after = page.at(-1)?.submission.id ?? FIRST
    if (page.length < BATCH) return changed
  }
}

/**
 * Each night: works the calculations of everybody who asked for it out again, and tells of those of which the law makes
 * something else than when they were last looked at [spec 26.5]. One account a transaction, under the lock of its reminder.
 */
export function remindOfLaw({ database, clock }: WorkerServices): JobHandler<'remind-of-law'> {
  return async () => {
    const now = clock.now()
    let [accounts, changed] = [0, 0]
    for (let after: string | undefined = FIRST; after !== undefined;) {
      const from: string = after
      after = await database.transaction(async (trx) => {
        const [accountId] = await lockRunning(trx, { kind: 'law', after: from, limit: 1 })
        if (accountId === undefined) return undefined
        changed += await lookAgain(trx, accountId, now)
        accounts += 1
        return accountId
      })
    }
    return `${changed} changed by the law, of ${accounts} accounts`
  }
}
