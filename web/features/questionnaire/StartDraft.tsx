import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { v7 as newId } from 'uuid'
import type { Profile } from '../../../contract/http/index.ts'
import { useNavigate } from '../../router.ts'
import { browserStorage, removeUnsentAnswers } from '../../session/account-storage.ts'
import { useUser } from '../../session/index.ts'
import { shelfOf, type DraftContent } from '../autosave/index.ts'
import { currentYear, draftKey } from '../calculations/index.ts'
import { notOnServer } from './opening.ts'

/** Starts a draft and opens it. */
export function StartDraft() {
  const user = useUser()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [id] = useState(() => newId())

  useEffect(() => {
    putNewDraft(queries, { account: user.id, id, content: beginning(user) })
    void navigate(`/questionnaire?draft=${id}`, { replace: true })
  }, [id, user, navigate, queries])

  return null
}

/** What a new draft begins with: what the account already knows, and the running year (DESIGN section 4). */
function beginning(user: Pick<Profile, 'firstName' | 'lastName' | 'tin'>): DraftContent {
  const known = Object.entries({ firstName: user.firstName, lastName: user.lastName, tin: user.tin })
  return {
    answers: {
      ...Object.fromEntries(known.filter(([, value]) => value !== null && value !== '')),
      taxYear: String(currentYear()),
    },
    currentStep: 0,
  }
}

/**
 * What may become of answers whose draft is over: another draft with them, or nothing. The old draft is never made
 * anew (DESIGN section 4, Drafts and submissions).
 */
export function useLeftAnswers(draftId: string) {
  const { id: account } = useUser()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return {
    startAnother: (content: DraftContent) => {
      const id = newId()
      putNewDraft(queries, { account, id, content })
      removeUnsentAnswers(account, draftId)
      void navigate(`/questionnaire?draft=${id}`)
    },
    letGo: () => {
      removeUnsentAnswers(account, draftId)
      void navigate('/dashboard')
    },
  }
}

/**
 * Puts a draft with an id of our own on the shelf, before it is anywhere else: it starts offline as well, and a
 * reload or a closed tab finds it there.
 */
function putNewDraft(
  queries: QueryClient,
  { account, id, content }: { account: string; id: string; content: DraftContent },
): void {
  shelfOf(account, id, 'start', browserStorage()).put({ content, base: null, conflicts: [] })
  queries.setQueryData(draftKey(id), notOnServer)
}
