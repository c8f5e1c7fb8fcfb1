import { useInfiniteQuery, type InfiniteData, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** Rows shown at once; a phone on a slow line needs no more. */
const atOnce = 20

interface ListPage<Row> {
  rows: readonly Row[]
  hasOlder: boolean
}
type ListPages<Row> = InfiniteData<ListPage<Row>, string | undefined>

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
export function useList<Row extends ListRow>(
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

interface ListRow {
  id: string
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
