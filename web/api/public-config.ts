import { useQuery } from '@tanstack/react-query'
import { readPublicConfig } from './calls.ts'

/** What the product says before anybody signs in; asked once a visit. */
export function usePublicConfig() {
  return useQuery({ queryKey: ['public-config'], queryFn: readPublicConfig, staleTime: Infinity })
}
