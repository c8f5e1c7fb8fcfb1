import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../session/index.ts'
import { sendUnsent, unsentDrafts, type UnsentDraft } from '../autosave/index.ts'
import { draftsKey, rememberDraft } from '../calculations/index.ts'

export const unsentDraftsKey = ['unsent-drafts'] as const

/**
 * The drafts with answers that are on this device only: a tab was closed without a connection, say. They are sent
 * whenever the page is shown or the connection is back; what could not be sent is listed.
 */
export function useUnsentDrafts(): readonly UnsentDraft[] {
  const { id: account } = useUser()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: [...unsentDraftsKey, account],
    queryFn: async () => {
      let hasSent = false
      await sendUnsent(account, {
        onSaved: (draft) => {
          hasSent = true
          rememberDraft(queries, draft)
        },
      })
      if (hasSent) await queries.invalidateQueries({ queryKey: draftsKey })
      return unsentDrafts(account)
    },
    initialData: () => unsentDrafts(account),
    staleTime: 0,
    refetchOnReconnect: 'always',
  })
  return data
}
