import type { Model, QueryBuilder } from 'objection'

/** Where a page of a list starts: after this row, in the order newest first. */
export interface PagePlace {
  id: string
  createdAt: Date
}

export interface Page {
  /** Rows older than this one; from the newest when absent. */
  before?: PagePlace | undefined
  limit: number
}

/** Newest first by creation; the id decides between rows of the same millisecond, so no row is met twice. */
export function newestFirst<M extends Model>(
  query: QueryBuilder<M>,
  { before, limit }: Page,
): QueryBuilder<M> {
  if (before) void query.whereRaw('(created_at, id) < (?, ?)', [before.createdAt, before.id])
  return query
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
}
