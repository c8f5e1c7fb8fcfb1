import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import type { Draft, Submission } from '../../../contract/http/index.ts'
import { listSubmissions } from '../../api/calls.ts'
import { listDrafts } from '../../api/dashboard-calls.ts'
import { draftsKey, submissionsKey, type ListPage } from '../calculations/index.ts'

/** Rows of a page; few, for phones on a slow connection. */
const pageSize = 20

/** A list of the person's drafts or calculations, as far as it is loaded. */
export interface List<Row> {
  /** Undefined while they are loading, and when they could not be loaded. */
  rows: readonly Row[] | undefined
  isPending: boolean
  hasOlder: boolean
  isLoadingOlder: boolean
  showOlder: () => void
  refetch: () => void
}

/** The person's drafts, newest first; read again whenever a page shows them. */
export function useDrafts() {
  return useList<Draft>(draftsKey, listDrafts)
}

/** The person's saved calculations, newest first; read again whenever a page shows them. */
export function useSubmissions() {
  return useList<Submission>(submissionsKey, listSubmissions)
}

function useList<Row extends { id: string }>(
  key: QueryKey,
  call: (
    query: { limit: string; before?: string | undefined },
    options: { signal: AbortSignal },
  ) => Promise<Row[]>,
): List<Row> {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam, signal }) =>
      pageOf(await call({ limit: String(pageSize + 1), before: pageParam }, { signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ rows, hasOlder }: ListPage<Row>) =>
      hasOlder ? rows[rows.length - 1]?.id : undefined,
    staleTime: 0,
  })
  return {
    rows: query.data?.pages.flatMap(({ rows }) => rows),
    isPending: query.isPending,
    hasOlder: query.hasNextPage,
    isLoadingOlder: query.isFetchingNextPage,
    showOlder: () => void query.fetchNextPage(),
    refetch: () => void query.refetch(),
  }
}

/** Splits an answer, for which one row more than a page was requested, into the page and whether there are older rows. */
export function pageOf<Row>(answered: readonly Row[], size: number = pageSize): ListPage<Row> {
  return { rows: answered.slice(0, size), hasOlder: answered.length > size }
}
