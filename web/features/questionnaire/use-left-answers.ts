import { useQueryClient } from '@tanstack/react-query'
import { v7 as newId } from 'uuid'
import { useNavigate } from '../../router.ts'
import { removeUnsentAnswers } from '../../session/account-storage.ts'
import { useUser } from '../../session/index.ts'
import type { DraftContent } from '../autosave/index.ts'
import { putNewDraft } from './new-draft.ts'

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
