import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { v7 as newId } from 'uuid'
import type { Profile } from '../../../contract/http/index.ts'
import { useNavigate } from '../../router.ts'
import { browserStorage, removeUnsentAnswers } from '../../session/account-storage.ts'
import { useDeviceSession, useUser, type DeviceSession } from '../../session/index.ts'
import { holdPress } from '../../writes/index.ts'
import { draftStore, type DraftAnswers, type DraftContent } from '../autosave/index.ts'
import { currentYear, draftKey } from '../calculations/index.ts'
import { Waiting } from '../../components/notices.tsx'
import { Frame } from './Frame.tsx'
import { notOnServer, type ServerDraft } from './opening.ts'

/** Creates a draft on this device and opens it. */
export function StartDraft() {
  const user = useUser()
  const device = useDeviceSession()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [id] = useState(() => newId())

  useEffect(() => {
    storeNewDraft(queries, { device, id, content: initialContent(user) })
    void navigate(`/questionnaire?draft=${id}`, { replace: true })
  }, [id, user, device, navigate, queries])

  return (
    <Frame heading="Tax questions">
      <Waiting>Opening your draft</Waiting>
    </Frame>
  )
}

type KnownProfile = Pick<Profile, 'firstName' | 'lastName' | 'tin'>

/** The answers that the profile gives. */
function knownAnswers({ firstName, lastName, tin }: KnownProfile): DraftAnswers {
  const known = Object.entries({ firstName, lastName, tin })
  return Object.fromEntries(known.filter(([, value]) => value !== null && value !== ''))
}

/**
 * What the profile adds to a draft that began before the server had said whose it is; undefined when nothing does.
 */
export function lateProfile(answers: DraftAnswers, user: KnownProfile): DraftAnswers | undefined {
  const hasName = answers.firstName !== undefined || answers.lastName !== undefined
  const missing = Object.entries(knownAnswers(user)).filter(
    ([key]) => answers[key as keyof DraftAnswers] === undefined && (key === 'tin' || !hasName),
  )
  return missing.length === 0 ? undefined : Object.fromEntries(missing)
}

/** The content of a new draft: name and Tax ID from the account, and the current year [spec 6.2]. */
function initialContent(user: KnownProfile): DraftContent {
  return {
    answers: {
      ...knownAnswers(user),
      taxYear: String(currentYear()),
    },
    currentStep: 0,
  }
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
