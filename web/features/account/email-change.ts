import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, errorMessage, hasCode } from '../../api/api-error.ts'
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

/** Why a change is not sent: the new address is missing or the current one (SPEC section 4). */
export function typedFault(email: string, current: string): string | undefined {
  const typed = email.trim().toLowerCase()
  if (typed === '') return 'Type your new email address'
  return typed === current ? 'This is your email address already. Type the new one.' : undefined
}

/** What the server refused, in its words. */
export function refusedFault(thrown: unknown): string | undefined {
  if (thrown === null || thrown === undefined) return undefined
  return (thrown instanceof ApiError ? thrown.fields['email'] : undefined) ?? errorMessage(thrown)
}
