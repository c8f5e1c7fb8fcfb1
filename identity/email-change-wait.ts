import type { Transaction } from '../db/connection.ts'
import type { Account } from '../db/stores/accounts.ts'
import type { WaitingChange } from '../db/stores/waiting-changes.ts'
import type { CommandContext } from '../platform/command-context.ts'
import { linkSeconds, mailLinkTo } from './links.ts'

const DAY = 24 * 3600 * 1000

/** How long a change waits unless its owner allows or stops it, in days. */
export const WAITING_DAYS = 7

/** How many days before its end the old address is told, each time. */
export const TOLD_DAYS_BEFORE = [7, 4, 1] as const

/** When the next mail before the end is due; nothing takes effect before all were sent. */
export function isTellingDue({ takesEffectAt, mailsSent }: WaitingChange, now: Date): boolean {
  const days = TOLD_DAYS_BEFORE[mailsSent]
  return days !== undefined && takesEffectAt.getTime() - now.getTime() <= days * DAY
}

/** The end of the wait: a mail that goes out late leaves its reader as many days as one in time. */
export function endAfterTelling({ takesEffectAt, mailsSent }: WaitingChange, now: Date): Date {
  const days = TOLD_DAYS_BEFORE[mailsSent] ?? 0
  return new Date(Math.max(takesEffectAt.getTime(), now.getTime() + days * DAY))
}

/** Whether a change still waits for something: its new address was proved, or may be. */
export function isAlive(change: WaitingChange, now: Date): boolean {
  const linkEnds = change.askedAt.getTime() + linkSeconds['change-email'] * 1000
  return change.endedAt === null && (change.provedAt !== null || now.getTime() < linkEnds)
}

/** Mails the holder of the old address, who may allow or stop the change. */
export function tellOldAddress(
  trx: Transaction,
  env: { TOKEN_KEY: string },
  { account, change }: { account: Account; change: WaitingChange },
  context: CommandContext,
): Promise<string> {
  const link = { accountId: account.id, email: account.email, purpose: 'email-change-asked' as const }
  return mailLinkTo(trx, { env }, { ...link, matterId: change.id, ...context })
}
