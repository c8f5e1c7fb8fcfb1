import type { QueryClient } from '@tanstack/react-query'

/**
 * Makes the call after which nobody is signed in here. What the page waits for is given up before: the server would
 * refuse it. When the call fails, what was given up is asked for again.
 * @throws what the call throws.
 */
export async function makeLastCall<Answer>(
  queries: QueryClient,
  make: () => Promise<Answer>,
): Promise<Answer> {
  const waited = queries.getQueryCache().findAll({ fetchStatus: 'fetching' })
  await queries.cancelQueries()
  try {
    return await make()
  } catch (thrown) {
    void queries.refetchQueries({ type: 'active', predicate: (query) => waited.includes(query) })
    throw thrown
  }
}
