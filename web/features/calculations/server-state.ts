import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { Draft } from '../../../api/contract/index.ts'
import { listDrafts, listSubmissions } from '../../api/calls.ts'
import { billingKey } from './plan.ts'

export const draftsKey = ['drafts'] as const
export const submissionsKey = ['submissions'] as const
export const draftKey = (id: string) => ['draft', id] as const
export const submissionKey = (id: string) => ['submission', id] as const

/** The person's drafts, newest first; asked anew whenever a page shows them. */
export function useDrafts() {
  return useQuery({
    queryKey: draftsKey,
    queryFn: ({ signal }) => listDrafts({}, { signal }),
    staleTime: 0,
  })
}

/** The person's kept calculations, newest first; asked anew whenever a page shows them. */
export function useSubmissions() {
  return useQuery({
    queryKey: submissionsKey,
    queryFn: ({ signal }) => listSubmissions({}, { signal }),
    staleTime: 0,
  })
}

/** Takes over a draft that a call has just answered: opening it and listing it need no request. */
export function rememberDraft(queries: QueryClient, draft: Draft): void {
  queries.setQueryData(draftKey(draft.id), draft)
  queries.setQueryData<Draft[]>(draftsKey, (drafts) =>
    drafts?.some(({ id }) => id === draft.id)
      ? drafts.map((other) => (other.id === draft.id ? draft : other))
      : drafts && [draft, ...drafts],
  )
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
  queries.setQueryData<Draft[]>(draftsKey, (drafts) => drafts?.filter(({ id }) => id !== draftId))
}

/** After a calculation was kept, changed or deleted: the list and what is left of the plan are asked anew. */
export async function refreshKept(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: submissionsKey }),
    queries.invalidateQueries({ queryKey: billingKey }),
  ])
}
