import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ApiError, errorMessage } from '../../api/api-error.ts'
import { Actions, Button } from '../../components/Button.tsx'
import { useToast } from '../../components/Toasts.tsx'
import type { List } from '../calculations/index.ts'

/** A list that could not be loaded: no toast (SPEC section 8), but the truth and the way to mend it. */
export function NotLoaded({ what, retry }: { what: string; retry: () => void }) {
  return (
    <div>
      <p className="small">{`Your ${what} could not be loaded. Nothing is lost: check your network and try again.`}</p>
      <Button kind="link" onClick={retry}>
        Try again<span className="hide"> to load your {what}</span>
      </Button>
    </div>
  )
}

/** The way to what is older than the rows shown. Nothing where all are shown. */
export function ShowOlder({ list, what }: { list: List<unknown>; what: string }) {
  if (!list.hasOlder) return null
  return (
    <Actions>
      <Button kind="link" disabled={list.isLoadingOlder} onClick={list.showOlder}>
        Show older<span className="hide"> {what}</span>
      </Button>
    </Actions>
  )
}

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
