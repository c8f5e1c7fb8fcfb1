import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Draft } from '../../../contract/http/index.ts'
import { billingKey } from './plan.ts'

export const draftsKey = ['drafts'] as const
export const submissionsKey = ['submissions'] as const
export const draftKey = (id: string) => ['draft', id] as const
export const submissionKey = (id: string) => ['submission', id] as const

/** Caches a draft that a call has just returned: opening it and listing it need no request. */
export function rememberDraft(queries: QueryClient, draft: Draft): void {
  queries.setQueryData(draftKey(draft.id), draft)
  putInList(queries, draftsKey, draft)
}

/** What is cached of a draft that was submitted. */
export interface FinishedDraft {
  finishedAs: string
}

/** Caches that a draft was submitted, because the browser's Back can lead to its page again. */
export function finishDraft(queries: QueryClient, draftId: string, submissionId: string): void {
  forgetDraft(queries, draftId)
  queries.setQueryData<FinishedDraft>(draftKey(draftId), { finishedAs: submissionId })
}

/** Removes a deleted draft from the cache. */
export function forgetDraft(queries: QueryClient, draftId: string): void {
  queries.removeQueries({ queryKey: draftKey(draftId) })
  takeFromList(queries, draftsKey, draftId)
}

/** Removes a deleted calculation from the cache. */
export function forgetSubmission(queries: QueryClient, submissionId: string): void {
  queries.removeQueries({ queryKey: submissionKey(submissionId) })
  takeFromList(queries, submissionsKey, submissionId)
  void refreshSubmissions(queries)
}

/** Reads the list and the plan's remaining calculations again, after a calculation was saved, changed or deleted. */
export async function refreshSubmissions(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: submissionsKey }),
    queries.invalidateQueries({ queryKey: billingKey }),
  ])
}

/** Replaces a row of a cached list, or adds it on top. */
export function putInList(queries: QueryClient, key: QueryKey, row: ListRow): void {
  change(queries, key, (rows, page, all) => {
    if (all.some(({ id }) => id === row.id)) return rows.map((other) => (other.id === row.id ? row : other))
    return page === 0 ? [row, ...rows] : rows
  })
}

/** Removes a row from a cached list. */
export function takeFromList(queries: QueryClient, key: QueryKey, id: string): void {
  change(queries, key, (rows) => rows.filter((row) => row.id !== id))
}

interface ListRow {
  id: string
}

/** A page of a list in the cache. */
export interface ListPage<Row> {
  rows: readonly Row[]
  hasOlder: boolean
}

function change(
  queries: QueryClient,
  key: QueryKey,
  edit: (rows: readonly ListRow[], page: number, all: readonly ListRow[]) => readonly ListRow[],
): void {
  queries.setQueryData<InfiniteData<ListPage<ListRow>, string | undefined>>(key, (list) => {
    const all = list?.pages.flatMap(({ rows }) => rows) ?? []
    return (
      list && {
        ...list,
        pages: list.pages.map((page, index) => ({ ...page, rows: edit(page.rows, index, all) })),
      }
    )
  })
}
