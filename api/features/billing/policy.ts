import type { Account } from '../../../db/stores/accounts.ts'
import type { Env } from '../../../platform/env.ts'

/** Paid = the subscription runs past the present moment (DESIGN section 4, Plans and masking). */
export function isPaid(
  { subscriptionActiveUntil }: Pick<Account, 'subscriptionActiveUntil'>,
  now: Date,
): boolean {
  return subscriptionActiveUntil !== null && subscriptionActiveUntil.getTime() > now.getTime()
}

/**
 * Calculations an account may still keep; null = no limit (Pro, or a product without one).
 * @param kept live submissions of the account.
 */
export function freeCalculationsLeft(
  { FREE_CALCULATIONS }: Pick<Env, 'FREE_CALCULATIONS'>,
  paid: boolean,
  kept: number,
): number | null {
  return paid || FREE_CALCULATIONS === 0 ? null : Math.max(0, FREE_CALCULATIONS - kept)
}
