import { countWaitingEvents } from '../../../db/stores/stripe-events.ts'
import type { Context } from './context.ts'
import { inLagos } from './output.ts'

/** What is not known yet of what happened at Stripe. */
export interface NotKnownYet {
  /** For programs. */
  data: { events: number; since: Date | null }
  /** The same in a sentence; that none waits, too. */
  words: string
}

/**
 * Events of Stripe that came and that nothing was done about yet: any of them may be about the person asked for, because
 * the event of a first payment names a customer whom nobody knows here.
 */
export async function notKnownYet({ database }: Pick<Context, 'database'>): Promise<NotKnownYet> {
  const { count, since } = await countWaitingEvents(database.connection)
  const data = { events: count, since }
  if (count === 0) return { data, words: 'No event of Stripe waits here.' }
  const wait = count === 1 ? '1 event of Stripe waits here' : `${count} events of Stripe wait here`
  return {
    data,
    words: `${wait}, since ${inLagos(since)}: what was paid, cancelled or refunded may be among them.`,
  }
}

/** What to type to know what Stripe knows. */
export const RECONCILE = 'to know what Stripe knows: billing reconcile'

/** The same as a sentence. */
export const ASK_STRIPE = 'To know what Stripe knows: billing reconcile.'
