import type { Query, QueryClient } from '@tanstack/react-query'
import type { BillingStatus, ShownResult, ShownWorksheet } from '../../../contract/http/index.ts'
import { deviceNow } from '../../clock.ts'
import { billingKey } from '../calculations/index.ts'

/** What tells in an answer of the server by which plan it was shown: null for Pro, or null for the free plan. */
const nullForPro = 'totalTaxMasked' satisfies keyof ShownResult
const nullForFree = 'content' satisfies keyof ShownWorksheet

/** How deep answers hold results: the pages of a list, its rows, the result of a row. */
const DEEPEST = 6

/**
 * By which plan an answer was shown, by its own content: whichever call brought it, and whatever it is cached as.
 * @returns true for Pro, false for the free plan, undefined for an answer that is the same for both.
 */
export function shownForPro(answer: unknown, depth = DEEPEST): boolean | undefined {
  if (typeof answer !== 'object' || answer === null || depth === 0) return undefined
  if (nullForPro in answer) return answer[nullForPro] === null
  if (nullForFree in answer && 'kind' in answer) return answer[nullForFree] !== null
  for (const part of Object.values(answer)) {
    const found = shownForPro(part, depth - 1)
    if (found !== undefined) return found
  }
  return undefined
}

/** A plan answer this old, in milliseconds, is read again when another answer speaks against it. */
const DOUBTFUL_AFTER_MS = 2_000

/**
 * Drops whatever was shown under another plan than the newest known one, in whichever order answers come: what is on
 * screen is read again, the rest is removed. Every answer of the plan is held against all that is cached, and everything
 * that is cached later against the plan, each once per answer of the plan.
 * @returns a function that ends it.
 */
export function keepToPlan(queries: QueryClient): () => void {
  const cache = queries.getQueryCache()
  const readAgain = new Set<string>()
  const plan = () => queries.getQueryState<BillingStatus>(billingKey)

  function hold(query: Query): boolean {
    const [known, shown] = [plan()?.data?.paid, shownForPro(query.state.data)]
    if (known === undefined || shown === undefined || known === shown) return false
    if (query.isActive()) {
      if (readAgain.has(query.queryHash)) return false
      readAgain.add(query.queryHash)
      void queries.resetQueries({ queryKey: query.queryKey, exact: true })
    } else cache.remove(query)
    return true
  }
  function holdAll(): void {
    readAgain.clear()
    for (const query of cache.getAll()) hold(query)
  }

  holdAll()
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query.queryKey[0] === billingKey[0]) holdAll()
    else if (hold(event.query) && Date.parse(deviceNow()) - (plan()?.dataUpdatedAt ?? 0) > DOUBTFUL_AFTER_MS)
      void queries.invalidateQueries({ queryKey: billingKey })
  })
}
