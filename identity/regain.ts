import { v7 as uuidv7 } from 'uuid'
import type { Connection, Database, Transaction } from '../db/connection.ts'
import { lockAccount } from '../db/stores/accounts.ts'
import {
  endWaitingChanges,
  findWaitingChange,
  insertWaitingChange,
  listRegainsToTell,
  lockWaitingChange,
  patchWaitingChange,
} from '../db/stores/waiting-changes.ts'
import type { CommandContext, OnBehalf } from '../platform/command-context.ts'
import { checkFactor, factorsOf, isGuarded, type SealKey, type ShownFactor } from './factors/guard.ts'
import { usePasskey, type ShownPasskey } from './factors/show-passkey.ts'
import { tell } from './history.ts'
import { findOpenLink } from './links.ts'
import { factorMissing, wrongFactor } from './refusals.ts'

const DAY = 24 * 3_600_000

/** How long the owner has to object before a reset works without the second factor. */
const WAIT = 7 * DAY

/** Days after which the owner is told once more. Told at once, then, and when the wait is over. */
const REMINDERS = [3 * DAY, 6 * DAY]

/**
 * Begins the wait of somebody who has the mailbox and has lost the second factor: after seven days without objection a
 * reset works without it. Asked again, the first wait goes on. The reset link is not used up.
 * @throws 400 invalid_token.
 */
export async function askRegain(
  { database }: { database: Database },
  { token, ...context }: CommandContext & { token: string },
): Promise<void> {
  const { now } = context
  await database.transaction(async (trx) => {
    const { accountId } = await findOpenLink(trx, 'reset-password', token, now)
    if (accountId === null) return
    await lockAccount(trx, accountId)
    // Under the lock: a reset that ran beside this has used the link up.
    await findOpenLink(trx, 'reset-password', token, now)
    await beginRegain(trx, { accountId, actor: 'anyone' }, context)
  })
}

/**
 * Begins the wait for support, whom somebody told that the second factor is lost: the same seven days and mails.
 * @returns whether a wait began: not without a second factor, nor while one runs.
 */
export async function beginRegainFor(
  { database }: { database: Database },
  { accountId, onBehalf, ...context }: CommandContext & { accountId: string; onBehalf: OnBehalf },
): Promise<boolean> {
  return database.transaction(async (trx) => {
    await lockAccount(trx, accountId)
    return beginRegain(trx, { accountId, ...onBehalf }, context)
  })
}

/** The caller holds the lock on the account. @returns whether a wait began. */
async function beginRegain(
  trx: Transaction,
  { accountId, actor, reason }: { accountId: string; actor: string; reason?: string },
  context: CommandContext,
): Promise<boolean> {
  const { now } = context
  if (!(await isGuarded(trx, accountId)) || (await findWaitingChange(trx, accountId, 'regain'))) return false
  const takesEffectAt = new Date(now.getTime() + WAIT)
  await insertWaitingChange(trx, {
    id: uuidv7(),
    accountId,
    kind: 'regain',
    newEmail: null,
    sessionId: null,
    wayInId: null,
    factorShown: false,
    askedAt: now,
    takesEffectAt,
    provedAt: null,
    allowedAt: null,
    endedAt: null,
    outcome: null,
    mailsSent: 1,
  })
  const detail = {
    takesEffectAt: takesEffectAt.toISOString(),
    ...(actor.startsWith('support:') && {
      act: 'Somebody told our support team that the second step of your NaijaTax account is lost.',
    }),
  }
  const told = { accountId, event: 'regain-asked', actor, detail } as const
  await tell(trx, reason === undefined ? told : { ...told, reason }, context)
  return true
}

/** What the holder of a reset link would have to show. */
export interface ResetDemand {
  /** Second factors, of which any would do; none are asked for when the list is empty. */
  factors: ('passkey' | 'code')[]
  /** When a reset works without them, if somebody has asked for that. */
  withoutFrom: Date | null
}

/** What a reset of this account demands at `now`, by the clock alone: no job has to have run. */
export async function resetDemand(
  connection: Connection,
  { accountId, now }: { accountId: string; now: Date },
): Promise<ResetDemand> {
  const factors = await factorsOf(connection, accountId)
  if (factors.length === 0) return { factors, withoutFrom: null }
  const wait = await findWaitingChange(connection, accountId, 'regain')
  const isRipe = wait !== undefined && wait.takesEffectAt <= now
  return { factors: isRipe ? [] : factors, withoutFrom: wait?.takesEffectAt ?? null }
}

/**
 * Holds a reset to the account's second factor, under the account's lock: a typed code or a passkey that was checked,
 * or a wait of seven days that is over, which ends with this.
 * @returns what was shown, which the reset leaves in place; undefined when nothing had to be.
 * @throws 401 factor_required; 400 invalid_code, invalid_passkey.
 */
export async function demandFactorAtReset(
  trx: Transaction,
  key: SealKey,
  reset: { accountId: string; code?: string | undefined; passkey?: ShownPasskey | undefined },
  context: CommandContext,
): Promise<ShownFactor | undefined> {
  const { accountId, code, passkey } = reset
  const { now } = context
  if (passkey) {
    await usePasskey(trx, passkey, context)
    return { is: 'passkey', passkeyId: passkey.passkey.id }
  }
  const { factors, withoutFrom } = await resetDemand(trx, { accountId, now })
  if (factors.length === 0) {
    await endWaitingChanges(trx, { accountId, which: { kind: 'regain' }, outcome: 'done', now })
    return undefined
  }
  if (code === undefined) throw factorMissing({ factors, withoutFrom })
  const shown = await checkFactor(trx, key, { accountId, code }, context)
  if (!shown) throw wrongFactor()
  return shown
}

/** How many of the mails about a wait are due at `now`, the first one included. */
export function mailsDue(
  { askedAt, takesEffectAt }: { askedAt: Date; takesEffectAt: Date },
  now: Date,
): number {
  const later = [...REMINDERS.map((after) => askedAt.getTime() + after), takesEffectAt.getTime()]
  return 1 + later.filter((moment) => moment <= now.getTime()).length
}

/**
 * Tells owners of waits to get in without their factor, once each for days 3, 6 and the end; a late run tells once.
 * Decides nothing: a reset goes by the clock.
 * @returns how many were told.
 */
export async function tellOfRegains(
  { database }: { database: Database },
  { limit, ...context }: CommandContext & { limit: number },
): Promise<number> {
  const { now } = context
  const due = await listRegainsToTell(database.connection, { now, reminders: REMINDERS, limit })
  let told = 0
  for (const change of due) {
    told += await database.transaction(async (trx) => {
      const wait = await lockWaitingChange(trx, change)
      if (!wait || wait.endedAt !== null || wait.mailsSent >= mailsDue(wait, now)) return 0
      const { accountId, takesEffectAt } = wait
      await patchWaitingChange(trx, wait, { mailsSent: mailsDue(wait, now) })
      const event = takesEffectAt <= now ? 'regain-ripe' : 'regain-waits'
      const detail = { takesEffectAt: takesEffectAt.toISOString() }
      await tell(trx, { accountId, event, actor: 'system', detail }, context)
      return 1
    })
  }
  return told
}
