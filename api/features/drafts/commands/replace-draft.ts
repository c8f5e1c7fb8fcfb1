import {
  findDraft,
  replaceDraft as replaceRow,
  type DraftWithoutAnswers,
  findSubmittedDraft,
} from '../../../../db/stores/drafts.ts'
import type { RawAnswers } from '../../../../tax/index.ts'
import { notFound } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'
import { draftSubmitted, staleDraft } from '../refusals.ts'

/**
 * Saves a draft's answers and step. Without a version the last write wins. One statement, because this runs at
 * every pause in typing; only when it changed nothing is the reason looked up.
 * @throws AppError 409 stale_draft when the version is not the draft's, 409 draft_submitted when it has become a
 * calculation, 404 when the account has no such draft.
 */
export async function replaceDraft(
  { database: { connection } }: Pick<Services, 'database'>,
  change: {
    accountId: string
    id: string
    answers: RawAnswers
    currentStep: number
    version?: number | undefined
    now: Date
  },
): Promise<DraftWithoutAnswers> {
  const { accountId, id, answers, currentStep, now } = change
  const saved = await replaceRow(connection, change, { answers, currentStep }, now)
  if (saved) return saved
  const draft = await findDraft(connection, accountId, id)
  if (draft) throw staleDraft(draft)
  const submitted = await findSubmittedDraft(connection, accountId, id)
  throw submitted ? draftSubmitted(submitted) : notFound('draft')
}
