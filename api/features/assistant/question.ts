import type { Turn } from '../../../contract/http/index.ts'
import type { Logger } from '../../../platform/logger.ts'
import type { Own } from './answering/index.ts'
import type { TokenBudget } from './model/tokens.ts'
import { findSubmission, listSubmissions } from '../../../db/stores/submissions.ts'
import { currentYear } from '../../../platform/clock.ts'
import { notFound, refusal } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import { isPaid } from '../billing/index.ts'

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

/**
 * What the assistant may use of a person: the calculation they ask about, else their newest one.
 * @throws 404 when it is somebody else's or gone.
 */
export async function ownOf(
  { database: { connection }, clock }: Pick<Services, 'database' | 'clock'>,
  { accountId, submissionId }: { accountId: string; submissionId: string | undefined },
): Promise<Own> {
  if (submissionId === undefined) {
    const [newest] = await listSubmissions(connection, accountId, { limit: 1 })
    return { answers: newest?.answers, currentYear: currentYear(clock) }
  }
  const submission = await findSubmission(connection, accountId, submissionId)
  if (!submission) throw notFound('calculation')
  return { answers: submission.answers, currentYear: currentYear(clock) }
}

/** The assistant is part of Pro: looked at each time, so that it ends with the plan. @throws 402 plan_required. */
export function demandPaid(account: Account, now: Date): void {
  if (!isPaid(account, now))
    throw refusal('plan_required', 'Teni is part of Pro. Upgrade to ask your questions.')
}
