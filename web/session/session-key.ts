import type { QueryClient } from '@tanstack/react-query'

/** Key of the signed-in profile in the query cache. */
export const sessionKey = ['session'] as const

/** Forgets everything the server told about a person, except who is signed in. */
export function forgetServerState(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
  queries.getMutationCache().clear()
}
