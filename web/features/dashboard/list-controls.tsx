import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ApiError, errorMessage } from '../../api/api-error.ts'
import { Actions, Button } from '../../components/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { useWrite } from '../../writes/index.ts'
import type { List } from './use-lists.ts'

/** In place of a list that could not be loaded: a message with a retry button, no toast [spec 5.3]. */
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
      <Button kind="link" busy={list.isLoadingOlder && 'Loading…'} onClick={list.showOlder}>
        Show older<span className="hide"> {what}</span>
      </Button>
    </Actions>
  )
}

interface DeletionDialogProps<Item> {
  /** The item to delete; the dialog is open while there is one. */
  item: Item | undefined
  kind: 'draft' | 'calculation'
  /** Says what will be lost. */
  loss: (item: Item) => string
  call: (item: Item) => Promise<unknown>
  /** The toast after success [spec 5.2]. */
  done: string
  /** Removes the item from the cache. */
  forget: (queries: QueryClient, item: Item) => void
  onClose: () => void
}

/**
 * Asks before an item of a list is deleted, then deletes it. One that was deleted elsewhere (404) counts as deleted;
 * other errors are shown as a toast.
 */
export function DeletionDialog<Item>(props: DeletionDialogProps<Item>) {
  const { item, kind, loss, call, done, forget, onClose } = props
  const queries = useQueryClient()
  const toast = useToast()
  const deletion = useWrite({
    mutationFn: async (deleted: Item) => {
      try {
        await call(deleted)
      } catch (thrown) {
        if (!(thrown instanceof ApiError && thrown.status === 404)) throw thrown
      }
    },
    onSuccess: (_nothing, deleted) => {
      forget(queries, deleted)
      toast(done, 'success')
    },
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open={item !== undefined}
      title={`Delete this ${kind}?`}
      confirm={`Delete ${kind}`}
      cancel="Keep it"
      busy={deletion.isPending && 'Deleting…'}
      onConfirm={() => item && deletion.mutate(item)}
      onCancel={onClose}
    >
      {item && <p>{loss(item)}</p>}
    </ConfirmDialog>
  )
}
