import { useQuery } from '@tanstack/react-query'
import type { Submission } from '../../../contract/http/index.ts'
import { listSubmissions, readSubmission } from '../../api/calls.ts'
import { submissionKey, submissionsKey } from '../calculations/index.ts'

/** The most that the server lists at once; one that is older is compared by its address. */
const mostListed = 100

/** The newest kept calculations, to choose from. */
export function useChoices() {
  return useQuery({
    queryKey: [...submissionsKey, 'to-compare'],
    queryFn: ({ signal }) => listSubmissions({ limit: String(mostListed) }, { signal }),
    staleTime: 0,
  })
}

/** One kept calculation; nothing is asked while none is chosen. */
export function useKept(id: string) {
  return useQuery<Submission>({
    queryKey: submissionKey(id),
    queryFn: ({ signal }) => readSubmission(id, { signal }),
    enabled: id !== '',
    staleTime: 0,
  })
}
