import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useUser } from '../../session/index.ts'
import { rememberDraft } from '../calculations/index.ts'
import { browserTimer, createAutosave, draftRemote, shelfOf, type Unsent } from './autosave/index.ts'

/** Saves the opened draft while the page stands, and sends what is left when the person leaves or comes online. */
export function useAutosave(draftId: string, opened: Unsent) {
  const { id: account } = useUser()
  const queries = useQueryClient()
  const [autosave] = useState(() =>
    createAutosave(
      opened,
      draftRemote(draftId, (draft) => rememberDraft(queries, draft)),
      shelfOf(account, draftId, localStorage),
      browserTimer,
    ),
  )

  useEffect(() => {
    const back = () => autosave.flush()
    const leave = () => autosave.flush(true)
    const hide = () => {
      if (document.visibilityState === 'hidden') autosave.flush(true)
    }
    window.addEventListener('online', back)
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    autosave.flush()
    return () => {
      window.removeEventListener('online', back)
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      autosave.flush()
    }
  }, [autosave])

  const state = useSyncExternalStore(autosave.subscribe, autosave.read)
  return { autosave, state }
}
