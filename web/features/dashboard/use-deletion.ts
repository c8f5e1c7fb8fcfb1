import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ApiError, errorMessage } from '../../api/api-error.ts'
import { useToast } from '../../components/Toasts.tsx'

interface Deletion<Thing> {
  call: (thing: Thing) => Promise<unknown>
  /** The toast's words when it is gone (SPEC section 8). */
  done: string
  /** Takes the thing out of what the page holds. */
  forget: (queries: QueryClient, thing: Thing) => void
  /** Closes the question, whatever came of it. */
  settled: () => void
}

/** Deletes a kept thing; what was deleted elsewhere meanwhile is deleted as well. Other errors are shown. */
export function useDeletion<Thing>({ call, done, forget, settled }: Deletion<Thing>) {
  const queries = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: async (thing: Thing) => {
      try {
        await call(thing)
      } catch (thrown) {
        if (!(thrown instanceof ApiError && thrown.status === 404)) throw thrown
      }
    },
    onSuccess: (_nothing, thing) => {
      forget(queries, thing)
      toast(done, 'success')
    },
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
    onSettled: settled,
  })
}
