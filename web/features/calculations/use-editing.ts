import { useQueryClient } from '@tanstack/react-query'
import { errorMessage, isSessionOver } from '../../api/api-error.ts'
import { createDraft } from '../../api/calls.ts'
import { useToast } from '../../components/Toasts.tsx'
import { useNavigate } from '../../router.ts'
import { comeBackTo } from '../../session/way-back.ts'
import { useWrite } from '../../writes/index.ts'
import { rememberDraft } from './server-state.ts'

/**
 * Makes a draft from a kept calculation and opens it at its first question [spec 5.4]. When the session turns out to be
 * over, an address is opened that does so after the sign-in.
 */
export function useEditing({ replace = false }: { replace?: boolean } = {}) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  return useWrite({
    leaves: true,
    mutationFn: (submissionId: string) => {
      comeBackTo(`/questionnaire?edit=${submissionId}`)
      return createDraft({ submissionId, currentStep: 0 })
    },
    onSuccess: (draft) => {
      comeBackTo(undefined)
      rememberDraft(queries, draft)
      return navigate(`/questionnaire?draft=${draft.id}&from=edit`, { state: { draft }, replace })
    },
    onError: (thrown) => {
      if (isSessionOver(thrown)) return
      comeBackTo(undefined)
      toast(errorMessage(thrown), 'error')
    },
  })
}
