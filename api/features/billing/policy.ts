import type { Env } from '../../../platform/env.ts'

export { isPaid } from '../../contract/index.ts'

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
