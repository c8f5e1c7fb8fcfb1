import { hasBusiness, hasEmployment } from '../answers/options.ts'
import type { RawAnswers } from '../answers/types.ts'

/** When a question is asked, by name (SPEC section 5, conditional steps). There are no other conditions. */
export const conditions = {
  always: () => true,
  hasEmployment: ({ status }: RawAnswers) => hasEmployment(status),
  hasBusiness: ({ status }: RawAnswers) => hasBusiness(status),
} as const satisfies Record<string, (answers: RawAnswers) => boolean>

export type ConditionName = keyof typeof conditions
