import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ApiError, errorMessage } from '../../api/api-error.ts'
import { Actions, Button } from '../../components/Button.tsx'
import { useToast } from '../../components/Toasts.tsx'
import type { List } from '../calculations/index.ts'

/** In place of a list that could not be loaded: a message with a retry button, no toast (SPEC section 8). */
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

/** A button that loads older rows; null when all rows are shown. */
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

interface Deletion<Item> {
  call: (item: Item) => Promise<unknown>
  /** The toast after success (SPEC section 8). */
  done: string
  /** Removes the item from the cache. */
  forget: (queries: QueryClient, item: Item) => void
  /** Closes the dialog, after success and failure alike. */
  settled: () => void
}

/** Deletes an item of a list. One that was deleted elsewhere (404) counts as deleted; other errors are shown. */
export function useDeletion<Item>({ call, done, forget, settled }: Deletion<Item>) {
  const queries = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: async (item: Item) => {
      try {
        await call(item)
      } catch (thrown) {
        if (!(thrown instanceof ApiError && thrown.status === 404)) throw thrown
      }
    },
    onSuccess: (_nothing, item) => {
      forget(queries, item)
      toast(done, 'success')
    },
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
    onSettled: settled,
  })
}
