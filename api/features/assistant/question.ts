import { checkWorksheet, type WorksheetKind, type Worksheets } from '../../../tax/index.ts'
import type { Turn } from '../../../contract/http/index.ts'
import type { Logger } from '../../../platform/logger.ts'
import type { OwnCalculation } from './answering/index.ts'
import type { TokenBudget } from './model/tokens.ts'
import { findSubmission, listSubmissions, type Submission } from '../../../db/stores/submissions.ts'
import { listWorksheets, type Worksheet } from '../../../db/stores/worksheets.ts'
import { currentYear } from '../../../platform/clock.ts'
import { notFound, refusal } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import { isPaid } from '../billing/index.ts'

/** A question with everything that may be used to answer it. */
export interface Question {
  message: string
  history: readonly Turn[]
  own: OwnCalculation
  /** Whether the person allows a language model to see the figures of their own calculation. */
  consent: boolean
  /** The language model tokens that the account has left. */
  budget: TokenBudget
  /** Aborts when the client disconnects. */
  signal: AbortSignal
  logger: Pick<Logger, 'warn'>
}

/** What worksheets hold; one that does not fit the tax year is left out, as on the page of the return. */
function soundIn(kept: readonly Worksheet[], taxYear: number): Worksheets {
  const sound = kept.flatMap(({ kind, content }) => {
    const check = checkWorksheet<WorksheetKind>(kind, content, taxYear)
    return check.ok ? [[kind, check.content] as const] : []
  })
  return Object.fromEntries(sound)
}

/**
 * The calculation that the assistant may use: the one the person asks about, else their newest.
 * @throws 404 when it belongs to somebody else or is deleted.
 */
export async function ownCalculationOf(
  { database: { connection }, clock }: Pick<Services, 'database' | 'clock'>,
  { accountId, submissionId }: { accountId: string; submissionId: string | undefined },
): Promise<OwnCalculation> {
  const ownOf = async (submission: Submission | undefined): Promise<OwnCalculation> => {
    const kept = submission ? await listWorksheets(connection, accountId, submission.id) : []
    return {
      answers: submission?.answers,
      currentYear: currentYear(clock),
      worksheets: submission ? soundIn(kept, submission.answers.taxYear) : {},
    }
  }
  if (submissionId === undefined) {
    const [newest] = await listSubmissions(connection, accountId, { limit: 1 })
    return ownOf(newest)
  }
  const submission = await findSubmission(connection, accountId, submissionId)
  if (!submission) throw notFound('calculation')
  return ownOf(submission)
}

/** Requires the Pro plan, checked on each request so that access ends with the plan. @throws 402 plan_required. */
export function requirePaid(account: Account, now: Date): void {
  if (!isPaid(account, now))
    throw refusal('plan_required', 'Teni is part of Pro. Upgrade to ask your questions.')
}
