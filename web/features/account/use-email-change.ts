import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorMessage, hasCode } from '../../api/api-error.ts'
import { askEmailChange, cancelEmailChange, readEmailChange } from '../../api/calls.ts'
import { useToast } from '../../components/Toasts.tsx'
import { useLocation, useNavigate } from '../../router.ts'

export interface EmailChangeState {
  /** The new address, once its link was sent. */
  sentTo: string | undefined
  busy: boolean
  /** What the server refused, for the form. */
  fault: unknown
  ask: (email: string) => void
  cancel: () => void
}

/** Where the address that waits is kept: the server knows it after a reload too. */
const emailChangeKey = ['email-change']

/** Asks for a change of address and takes it back; a session that is too old is asked to sign in again. */
export function useEmailChange(): EmailChangeState {
  const toast = useToast()
  const navigate = useNavigate()
  const location = useLocation()
  const queries = useQueryClient()
  const { data: waiting } = useQuery({ queryKey: emailChangeKey, queryFn: readEmailChange })
  const ask = useMutation({
    mutationFn: askEmailChange,
    onSuccess: (_answer, email) => queries.setQueryData(emailChangeKey, { email }),
    onError: async (thrown) => {
      if (hasCode(thrown, 'reauthentication_required'))
        await navigate('/login', { state: { from: location, signInAgain: true } })
    },
  })
  const cancel = useMutation({
    mutationFn: cancelEmailChange,
    onSuccess: () => {
      ask.reset()
      queries.setQueryData(emailChangeKey, { email: null })
    },
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })
  return {
    sentTo: waiting?.email ?? undefined,
    busy: ask.isPending || cancel.isPending,
    fault: ask.error,
    ask: (email) => ask.mutate(email),
    cancel: () => cancel.mutate(),
  }
}
