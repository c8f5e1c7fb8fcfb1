import { isDeepStrictEqual } from 'node:util'
import { audit } from '../../../db/stores/audit-log.ts'
import { lockAccount } from '../../../db/stores/accounts.ts'
import { findSubmission, type Submission } from '../../../db/stores/submissions.ts'
import { findWorksheet, storeWorksheet, type Worksheet } from '../../../db/stores/worksheets.ts'
import { currentYear } from '../../../platform/clock.ts'
import type { CommandContext } from '../../../platform/command-context.ts'
import { checkWorksheet, filledAnswers, fillsBeside, type WorksheetKind } from '../../../tax/index.ts'
import { invalidInput, notFound, signInFirst } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { calculateChecked, demandRoom, recalculateSubmission } from '../submissions/index.ts'
import { requirePro, staleWorksheet } from './policy.ts'

interface Saving extends CommandContext {
  accountId: string
  submissionId: string
  kind: WorksheetKind
  /** The version that the content follows; 0 for the first. */
  version: number
  /** As typed, or of any client. */
  content: unknown
  /** Whether the answers that follow from it are set. */
  fill: boolean
}

/** A worksheet as it is kept now, and its calculation. */
interface Saved {
  worksheet: Worksheet
  submission: Submission
}

/**
 * Keeps a worksheet, and with `fill` sets the answers that follow from it and computes the result again, in one
 * transaction under the account's lock [spec 27.3] [decision 0038]. The same content again changes nothing of the
 * worksheet.
 * @throws AppError 400 with a sentence for each box to mend, 402 without Pro, 404 when the account has no such
 * calculation, 409 when the worksheet was changed elsewhere since.
 */
export async function saveWorksheet(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { accountId, submissionId, kind, version, content, fill, ...context }: Saving,
): Promise<Saved> {
  const { now } = context
  return database.transaction(async (trx) => {
    const account = await lockAccount(trx, accountId)
    if (!account) throw signInFirst()
    const submission = await findSubmission(trx, accountId, submissionId)
    if (!submission) throw notFound('calculation')
    requirePro(account, now)
    const { taxYear } = submission
    const check = checkWorksheet(kind, content, taxYear)
    if (!check.ok)
      throw invalidInput(
        Object.fromEntries(Object.entries(check.faults).map(([path, fault]) => [`content.${path}`, fault])),
      )
    const kept = await findWorksheet(trx, { submissionId, accountId, kind })
    const isSame = kept !== undefined && isDeepStrictEqual(kept.content, check.content)
    if (!isSame && kept !== undefined && kept.version !== version) throw staleWorksheet(kept)
    const worksheet: Worksheet = isSame
      ? kept
      : {
          submissionId,
          kind,
          accountId,
          content: check.content,
          version: (kept?.version ?? 0) + 1,
          createdAt: kept?.createdAt ?? now,
          updatedAt: now,
        }
    if (!isSame) {
      await demandRoom(trx, accountId)
      await storeWorksheet(trx, worksheet)
      await audit(trx, {
        actor: `account:${accountId}`,
        action: 'sensitive_update',
        accountId,
        ...context,
        detail: { object: 'worksheet', id: submissionId, kind },
      })
    }
    if (!fill) return { worksheet, submission }
    const before = submission.answers
    const answers = filledAnswers(before, fillsBeside(kind, check.content, { answers: before, taxYear }))
    const calculation = {
      ...calculateChecked(answers, currentYear(clock)),
      completedAt: submission.completedAt,
    }
    const author = { accountId, ...context }
    return { worksheet, submission: await recalculateSubmission(trx, author, submissionId, calculation) }
  })
}
