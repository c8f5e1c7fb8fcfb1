import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import type { Draft, Submission } from '../../../contract/http/index.ts'
import { listDrafts, listSubmissions } from '../../api/calls.ts'
import { draftsKey, submissionsKey, type ListPage } from '../calculations/index.ts'

/** The person's drafts, newest first; asked anew whenever a page shows them. */
export function useDrafts() {
  return useList<Draft>(draftsKey, listDrafts)
}

/** The person's kept calculations, newest first; asked anew whenever a page shows them. */
export function useSubmissions() {
  return useList<Submission>(submissionsKey, listSubmissions)
}

/** Rows shown at once; a phone on a slow line needs no more. */
const atOnce = 20

/** A list of the person's own things, as far as it is shown. */
export interface List<Row> {
  /** Undefined while they are loading, and when they could not be loaded. */
  rows: readonly Row[] | undefined
  isPending: boolean
  hasOlder: boolean
  isLoadingOlder: boolean
  showOlder: () => void
  refetch: () => void
}

/** Splits what was asked for (one row more than is shown) into the rows to show and whether there are older ones. */
export function pageOf<Row>(answered: readonly Row[], size: number = atOnce): ListPage<Row> {
  return { rows: answered.slice(0, size), hasOlder: answered.length > size }
}

/** A list newest first, by pages; asked anew whenever a page shows it. */
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
      pageOf(await call({ limit: String(atOnce + 1), before: pageParam }, { signal })),
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
