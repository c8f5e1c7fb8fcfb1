import type { Turn } from '../../../contract/http/index.ts'
import type { Logger } from '../../../platform/logger.ts'
import type { Own } from './answering/index.ts'
import type { TokenBudget } from './model/tokens.ts'

/** A question with all that may be used to answer it. */
export interface Question {
  message: string
  history: readonly Turn[]
  own: Own
  /** Whether the person lets a language model see the figures of their own calculation. */
  consent: boolean
  /** What the person's account may still use of the model. */
  budget: TokenBudget
  /** Ends when the person has gone. */
  signal: AbortSignal
  logger: Pick<Logger, 'warn'>
}
