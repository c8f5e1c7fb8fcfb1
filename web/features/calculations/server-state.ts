import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Draft } from '../../../contract/http/index.ts'
import { billingKey } from './plan.ts'

export const draftsKey = ['drafts'] as const
export const submissionsKey = ['submissions'] as const
export const draftKey = (id: string) => ['draft', id] as const
export const submissionKey = (id: string) => ['submission', id] as const

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

/** A page of a list, newest first, as the cache holds it. */
export interface ListPage<Row> {
  rows: readonly Row[]
  hasOlder: boolean
}
type ListPages<Row> = InfiniteData<ListPage<Row>, string | undefined>

interface ListRow {
  id: string
}

/** Puts a row in the place of its former self, or on top. */
export function putInList(queries: QueryClient, key: QueryKey, row: ListRow): void {
  change(queries, key, (rows, page, all) => {
    if (all.some(({ id }) => id === row.id)) return rows.map((other) => (other.id === row.id ? row : other))
    return page === 0 ? [row, ...rows] : rows
  })
}

/** Takes a row out. */
export function takeFromList(queries: QueryClient, key: QueryKey, id: string): void {
  change(queries, key, (rows) => rows.filter((row) => row.id !== id))
}

function change(
  queries: QueryClient,
  key: QueryKey,
  edit: (rows: readonly ListRow[], page: number, all: readonly ListRow[]) => readonly ListRow[],
): void {
  queries.setQueryData<ListPages<ListRow>>(key, (list) => {
    const all = list?.pages.flatMap(({ rows }) => rows) ?? []
    return (
      list && {
        ...list,
        pages: list.pages.map((page, index) => ({ ...page, rows: edit(page.rows, index, all) })),
      }
    )
  })
}
