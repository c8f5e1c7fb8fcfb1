import type { AppError } from '../../../platform/errors.ts'
import { product } from '../../../contract/http/index.ts'
import { refusal } from '../../http/errors.ts'

/** The earliest completion time that is accepted. */
const EARLIEST = 0

/** When a calculation was completed: the client's time, but never in the future; now when it sends none. */
export function completionTime(claimed: string | undefined, now: Date): Date {
  const claim = claimed === undefined ? now.getTime() : Date.parse(claimed)
  return new Date(Math.max(EARLIEST, Math.min(claim, now.getTime())))
}

/** 402: the free plan's number of calculations is reached. */
export function freeLimitReached(limit: number): AppError {
  const allowance = limit === 1 ? '1 calculation' : `${limit} calculations`
  return refusal(
    'free_limit',
    `The free plan keeps ${allowance}. Upgrade for ${product.price.words}, or delete one you no longer need.`,
  )
}

/** 409: the calculation of this draft was deleted on purpose; a repeated call does not create it again. */
export function calculationDeleted(): AppError {
  return refusal(
    'draft_submitted',
    'This calculation was deleted, so it was not saved again. Start a new calculation to keep one.',
    { details: { submissionId: null } },
  )
}
