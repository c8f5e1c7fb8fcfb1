import type { Page, PagePlace } from '../../db/stores/page.ts'
import type { RequestContext } from './context.ts'
import { invalidInput } from './errors.ts'

/** Most rows that a list gives at once. */
const MOST_AT_ONCE = 100

/** What a list needs of its table. */
interface Source<Row extends PagePlace> {
  /** The row that `before` names, when it is the person's own. */
  find: (id: string) => Promise<Row | undefined>
  list: (page: Page) => Promise<Row[]>
}

/**
 * One page of a list, newest first [spec 19.21]. When there are older rows, the answer gets a Link header with
 * rel="next" that leads to them.
 * @throws AppError 400 when `before` is not in the list.
 */
export async function readPage<Row extends PagePlace>(
  { query, ctx }: { query: { before?: string | undefined; limit?: number | undefined }; ctx: RequestContext },
  { find, list }: Source<Row>,
): Promise<Row[]> {
  const limit = query.limit ?? MOST_AT_ONCE
  const before = query.before === undefined ? undefined : await find(query.before)
  if (query.before !== undefined && !before)
    throw invalidInput({ before: 'before must be an id of the list. Start again without it.' })
  const rows = await list({ before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  if (rows.length > limit && last)
    ctx.set('Link', `<${ctx.path}?before=${last.id}&limit=${limit}>; rel="next"`)
  return shown
}
