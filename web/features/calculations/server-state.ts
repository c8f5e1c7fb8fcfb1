import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Draft, Submission } from '../../../contract/http/index.ts'
import { errorMessage } from '../../api/api-error.ts'
import { createDraft, listDrafts, listSubmissions } from '../../api/calls.ts'
import { useToast } from '../../components/Toasts.tsx'
import { useNavigate } from '../../router.ts'
import { billingKey } from './plan.ts'
import { putInList, takeFromList, useList } from './use-list.ts'

export const draftsKey = ['drafts'] as const
export const submissionsKey = ['submissions'] as const
export const draftKey = (id: string) => ['draft', id] as const
export const submissionKey = (id: string) => ['submission', id] as const

/** The person's drafts, newest first; asked anew whenever a page shows them. */
export function useDrafts() {
  return useList<Draft>(draftsKey, listDrafts)
}

/** The person's kept calculations, newest first; asked anew whenever a page shows them. */
export function useSubmissions() {
  return useList<Submission>(submissionsKey, listSubmissions)
}

/** Takes over a draft that a call has just answered: opening it and listing it need no request. */
export function rememberDraft(queries: QueryClient, draft: Draft): void {
  queries.setQueryData(draftKey(draft.id), draft)
  putInList(queries, draftsKey, draft)
}

/** What is known of a draft that has become a calculation. */
export interface FinishedDraft {
  finishedAs: string
}

/** Remembers that a draft has become a calculation: the browser's Back leads to its page once more. */
export function finishDraft(queries: QueryClient, draftId: string, submissionId: string): void {
  forgetDraft(queries, draftId)
  queries.setQueryData<FinishedDraft>(draftKey(draftId), { finishedAs: submissionId })
}

/** Forgets a draft that was deleted. */
export function forgetDraft(queries: QueryClient, draftId: string): void {
  queries.removeQueries({ queryKey: draftKey(draftId) })
  takeFromList(queries, draftsKey, draftId)
}

/** Forgets a calculation that was deleted. */
export function forgetSubmission(queries: QueryClient, submissionId: string): void {
  queries.removeQueries({ queryKey: submissionKey(submissionId) })
  takeFromList(queries, submissionsKey, submissionId)
  void refreshKept(queries)
}

/** After a calculation was kept, changed or deleted: the list and what is left of the plan are asked anew. */
export async function refreshKept(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: submissionsKey }),
    queries.invalidateQueries({ queryKey: billingKey }),
  ])
}

/** Makes a draft from a kept calculation and opens it at its first question (SPEC section 4). */
export function useEditing() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  return useMutation({
    mutationFn: (submissionId: string) => createDraft({ submissionId, currentStep: 0 }),
    onSuccess: (draft) => {
      rememberDraft(queries, draft)
      return navigate(`/questionnaire?draft=${draft.id}`, { state: { draft } })
    },
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })
}
