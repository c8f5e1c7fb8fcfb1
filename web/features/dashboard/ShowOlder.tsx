import { Actions, Button } from '../../components/Button.tsx'
import type { List } from '../calculations/index.ts'

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
