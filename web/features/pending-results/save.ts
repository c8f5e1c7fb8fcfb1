import type { QueryClient } from '@tanstack/react-query'
import type { Submission } from '../../../contract/http/index.ts'
import { isWaiting } from '../../api/api-error.ts'
import { createSubmission } from '../../api/calls.ts'
import { isKnownSaved } from '../../session/account-storage.ts'
import type { DeviceSession } from '../../session/index.ts'
import { dropWaitingCalculation, ofDraft } from '../../session/storage-keys.ts'
import { readFailure, savesSettled } from '../autosave/index.ts'
import { moveWaiting } from '../exact/index.ts'
import {
  factsOf,
  finishDraft,
  refreshSubmissions,
  rememberDraft,
  removeUnsentAnswers,
  storeResult,
  submissionKey,
} from '../calculations/index.ts'
import { keepPending, type PendingResult } from './store.ts'

/** The drafts whose calculations this page is saving. */
const underWay = new Set<string>()

export const isBeingSaved = (draftId: string): boolean => underWay.has(draftId)

/**
 * Saves a calculation to the account; until then it waits on this device. Repeating the call is safe: the same draft
 * with the same answers stays one calculation. One that the account refuses waits no more; its answers stay in the
 * draft.
 * @throws ApiError when it could not be saved.
 */
export async function saveResult(
  queries: QueryClient,
  device: DeviceSession,
  pending: PendingResult,
): Promise<Submission> {
  const { draftId, completedAt } = pending
  const { account } = device
  // A page of the browser's history may show a result that the account has had for long.
  if (!isKnownSaved(device, draftId, completedAt)) keepPending(device, pending)
  underWay.add(draftId)
  try {
    // The last save of the draft must arrive first: afterwards the server would refuse it as submitted.
    await savesSettled(account)
    const submission = await createSubmission({ ...pending, accountId: account })
    storeResult(device, draftId, {
      result: submission.result,
      completedAt,
      saved: true,
      facts: factsOf(submission.answers),
    })
    moveWaiting(device, `${ofDraft}${draftId}`, submission.id)
    dropWaitingCalculation(account, draftId)
    removeUnsentAnswers(account, draftId)
    finishDraft(queries, draftId, submission.id)
    queries.setQueryData(submissionKey(submission.id), submission)
    void refreshSubmissions(queries)
    return submission
  } catch (thrown) {
    if (!isWaiting(thrown)) dropWaitingCalculation(account, draftId)
    // Another device has saved the draft since: the check page opens with its version.
    const failure = readFailure(thrown, true)
    if (failure.kind === 'stale') rememberDraft(queries, failure.draft)
    throw thrown
  } finally {
    underWay.delete(draftId)
  }
}
