import type { QueryClient } from '@tanstack/react-query'
import type { Submission } from '../../../contract/http/index.ts'
import { isWaiting } from '../../api/api-error.ts'
import { createSubmission } from '../../api/calls.ts'
import { isKnownSaved } from '../../session/account-storage.ts'
import type { DeviceSession } from '../../session/index.ts'
import { dropWaitingCalculation, ofDraft } from '../../session/storage-keys.ts'
import { lastAutosaveOf, readFailure, savesSettled } from '../autosave/index.ts'
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
import { isCalculatedFrom } from './calculated-from.ts'
import { keepPending, type PendingResult } from './store.ts'

/** The drafts whose calculations this page is saving. */
const underWay = new Set<string>()

export const isBeingSaved = (draftId: string): boolean => underWay.has(draftId)

/**
 * Submits after the last save of the draft: afterwards the server would refuse that as submitted. Such a save, pressed
 * over, makes a version of its own, and one whose answer was lost a version that this page has not heard of: neither is
 * another device's.
 */
async function submit(account: string, pending: PendingResult): Promise<Submission> {
  const autosave = lastAutosaveOf(account, pending.draftId)
  await savesSettled(account)
  const send = (draftVersion: number | undefined) =>
    createSubmission({ ...pending, ...(draftVersion !== undefined && { draftVersion }), accountId: account })
  const isOwn = autosave !== undefined && isCalculatedFrom(autosave.read().answers, pending.answers)
  try {
    return await send(isOwn ? (autosave.version() ?? pending.draftVersion) : pending.draftVersion)
  } catch (thrown) {
    const failure = readFailure(thrown, true)
    if (isOwn && failure.kind === 'stale' && autosave.hasSent(failure.draft))
      return send(failure.draft.version)
    throw thrown
  }
}

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
    const submission = await submit(account, pending)
    storeResult(device, draftId, {
      result: submission.result,
      completedAt,
      saved: true,
      facts: factsOf(submission.answers),
      submissionId: submission.id,
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
