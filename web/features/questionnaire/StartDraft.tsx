import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { v4 as newId } from 'uuid'
import { useLocation, useNavigate, useSearchParams } from '../../router.ts'
import { browserStorage, removeUnsentAnswers } from '../../session/account-storage.ts'
import { useDeviceSession, useUser, type DeviceSession } from '../../session/index.ts'
import { claimTriedFigures, forgetTriedFigures } from '../../session/tried-figures.ts'
import { holdPress } from '../../writes/index.ts'
import { draftStore, type DraftContent } from '../autosave/index.ts'
import { draftKey } from '../calculations/index.ts'
import { Waiting } from '../../components/notices.tsx'
import { Frame } from './Frame.tsx'
import { initialContent } from './initial-content.ts'
import { notOnServer, type ServerDraft } from './opening.ts'

/** Creates a draft on this device and opens it. */
export function StartDraft() {
  const user = useUser()
  const device = useDeviceSession()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const status = search.get('status')
  const withTried = (state as { withTried?: unknown } | null)?.withTried === true
  const [{ id, content }] = useState(() => ({
    id: newId(),
    content: initialContent(user, {
      status,
      tried: withTried ? claimTriedFigures(user.id) : undefined,
    }),
  }))

  useEffect(() => {
    storeNewDraft(queries, { device, id, content })
    // They were used, or declined: there is no second offer.
    forgetTriedFigures()
    void navigate(`/questionnaire?draft=${id}`, { replace: true })
  }, [id, content, device, navigate, queries])

  return (
    <Frame heading="Tax questions">
      <Waiting>Opening your draft</Waiting>
    </Frame>
  )
}

/**
 * What can be done with unsent answers whose draft was deleted or submitted elsewhere: copy them into a new draft, or
 * remove them. The old draft is never created again [spec 6.16].
 */
export function useUnsentAnswers(draftId: string) {
  const device = useDeviceSession()
  const { account } = device
  const queries = useQueryClient()
  const navigate = useNavigate()
  return {
    copyToNewDraft: (content: DraftContent) => {
      holdPress()
      const id = newId()
      storeNewDraft(queries, { device, id, content })
      removeUnsentAnswers(account, draftId)
      void navigate(`/questionnaire?draft=${id}`)
    },
    discard: () => {
      holdPress()
      removeUnsentAnswers(account, draftId)
      void navigate('/dashboard')
    },
  }
}

/**
 * Stores a draft with a new id on this device before the server has it, so that it also starts offline and survives a
 * reload or a closed tab.
 */
function storeNewDraft(
  queries: QueryClient,
  { device, id, content }: { device: DeviceSession; id: string; content: DraftContent },
): void {
  const isStored = draftStore(device, id, 'start', browserStorage()).put({
    content,
    base: null,
    conflicts: [],
  })
  queries.setQueryData<ServerDraft>(draftKey(id), isStored ? notOnServer : { begunWith: content })
}
