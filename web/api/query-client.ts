import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { sessionKey } from '../session/session.ts'
import { ApiError, isSessionOver } from './api-error.ts'

/** What may pass by itself: no answer, or a server that is down. */
const isTemporary = (thrown: unknown): boolean => thrown instanceof ApiError && thrown.isTemporary

/** Only what may pass by itself is tried again. */
const shouldRetry = (failures: number, thrown: unknown): boolean => failures < 2 && isTemporary(thrown)

/**
 * What the server holds, kept for half a minute. `always`: an offline call fails at once, and the page can say so;
 * when the connection is back, what failed for want of it is asked again, unless the query says otherwise.
 * A call that is refused for want of a session, or for another person's, has the session checked again, so that the
 * route guard can act.
 */
export function createQueryClient(): QueryClient {
  const onError = (thrown: unknown) => {
    if (isSessionOver(thrown)) void client.invalidateQueries({ queryKey: sessionKey })
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnReconnect: ({ state }) => isTemporary(state.error) && 'always',
        retry: shouldRetry,
        retryDelay: (failures) => 500 * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}
