import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** Only what may pass by itself is tried again: no answer, or a server that is down. */
function shouldRetry(failures: number, thrown: unknown): boolean {
  return failures < 2 && thrown instanceof ApiError && thrown.isTemporary
}

/** What the server holds, kept for half a minute. `always`: an offline call fails at once, and the page can say so. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        retry: shouldRetry,
        retryDelay: (failures) => 500 * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
