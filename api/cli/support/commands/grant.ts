import { grantDays, MOST_GRANTED_DAYS } from '../../../features/billing/index.ts'
import { listPlanGrants } from '../../../../db/stores/plan-grants.ts'
import { onBehalfOf, type Context } from '../context.ts'
import { CommandError } from '../exit-codes.ts'
import { findTheAccount } from '../find-accounts.ts'
import { inLagos, type Answer } from '../output.ts'

const daysInWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** How long the same days are not granted once more: a line that was typed twice. Milliseconds. */
const TWICE = 10 * 60_000

/** @throws CommandError where as many days were granted a moment ago. */
async function demandNew({ database, now }: Context, accountId: string, days: number): Promise<void> {
  const last = (await listPlanGrants(database.connection, accountId)).at(-1)
  if (last?.days === days && now.getTime() - last.grantedAt.getTime() < TWICE)
    throw new CommandError(
      'refused',
      `${daysInWords(days)} were granted already, at ${inLagos(last.grantedAt)}. Nothing was granted: where as many more are meant, type the line again in ten minutes.`,
    )
}

/** Gives an account days of Pro behind what is paid for. */
export async function grant(context: Context, who: string, days: number): Promise<Answer> {
  const { database, now, requestId, caller } = context
  const { id: accountId } = await findTheAccount(context, who)
  await demandNew(context, accountId, days)
  const granted = await grantDays(
    { database },
    { accountId, days, ...onBehalfOf(context), now, requestId, caller },
  )
  if ('sentAt' in granted)
    throw new CommandError(
      'refused',
      `A refund that had come back was sent once more, ${inLagos(granted.sentAt)}: so many days would make up for it a second time. Nothing was granted: see first whether the bank takes it, with billing payments ${accountId}`,
    )
  if ('leftBefore' in granted)
    throw new CommandError(
      'refused',
      `The account has ${daysInWords(granted.leftBefore)} granted that are not spent, and ${MOST_GRANTED_DAYS} are the most. Nothing was granted.`,
    )
  const { from, until, daysLeft, auditId } = granted
  const before = from !== null && from > now ? `It was to last until ${inLagos(from)}.` : 'The plan was free.'
  return {
    text: `${daysInWords(days)} of Pro granted: Pro lasts until ${inLagos(until)}. ${before} Granted days are spent only while nothing is paid for: after a renewal they wait behind it. Left in all: ${daysInWords(daysLeft)}.`,
    data: { accountId, days, from, until, daysLeft },
    next: `see the plan: user show ${accountId}`,
    auditIds: [auditId],
  }
}
