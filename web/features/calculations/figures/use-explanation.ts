import { useQuery } from '@tanstack/react-query'

// Caches only the code: what it says is worked out while it is shown.
const asCode = { staleTime: Number.POSITIVE_INFINITY, structuralSharing: false, refetchOnReconnect: true }

/** The code that explains a result with its figures; fetched for those alone who may see them. */
export function useExplanation() {
  return useQuery({
    queryKey: ['code', 'explained'],
    queryFn: () => import('../explained/index.tsx'),
    ...asCode,
  })
}

/** The code that explains a result in words without figures, for the free plan. */
export function useFreeExplanation() {
  return useQuery({
    queryKey: ['code', 'explained-free'],
    queryFn: () => import('../explained-free/index.tsx'),
    ...asCode,
  })
}
