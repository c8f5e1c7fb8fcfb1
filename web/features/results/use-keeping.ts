import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ShownResult } from '../../../contract/http/index.ts'
import { createSubmission } from '../../api/calls.ts'
import { useUser } from '../../session/index.ts'
import { readFailure, savesSettled } from '../autosave/index.ts'
import {
  finishDraft,
  removeUnsentAnswers,
  storeResult,
  refreshKept,
  rememberDraft,
  submissionKey,
} from '../calculations/index.ts'
import type { Handed } from './handed.ts'

/**
 * Keeps a calculation: on this device at once, then in the account. The call may be repeated (a reload, a
 * connection that comes back): the same draft with the same answers stays one calculation.
 * @param shown the result as the plan shows it; nothing more is ever stored.
 */
export function useKeeping(
  { answers, calculationId, draftVersion, completedAt }: Handed,
  shown: ShownResult,
) {
  const { id: account } = useUser()
  const queries = useQueryClient()
  return useQuery({
    queryKey: ['kept', calculationId, answers, shown.totalTaxMasked === null],
    queryFn: async () => {
      storeResult(account, calculationId, { result: shown, completedAt, saved: false })
      // The draft's last save first: arriving after, it would find the draft submitted.
      await savesSettled(account)
      const submission = await createSubmission({
        draftId: calculationId,
        draftVersion,
        answers,
        result: shown,
        completedAt,
        accountId: account,
      }).catch((thrown: unknown) => {
        // Another device was there since: the check page opens with what it saved.
        const failure = readFailure(thrown, true)
        if (failure.kind === 'stale') rememberDraft(queries, failure.draft)
        throw thrown
      })
      storeResult(account, calculationId, { result: submission.result, completedAt, saved: true })
      removeUnsentAnswers(account, calculationId)
      finishDraft(queries, calculationId, submission.id)
      queries.setQueryData(submissionKey(submission.id), submission)
      void refreshKept(queries)
      return submission
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
  })
}
