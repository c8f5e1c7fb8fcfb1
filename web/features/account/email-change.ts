import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, errorMessage } from '../../api/api-error.ts'
import { askEmailChange, cancelEmailChange, readEmailChange } from '../../api/calls.ts'
import { useToast } from '../../components/Toasts.tsx'
import { StepUpCancelled, useStepUp } from '../factors/index.ts'

export interface EmailChangeState {
  /** The new address while its link waits to be opened. */
  sentTo: string | undefined
  busy: boolean
  /** What the server answered to a refused request, for the form. */
  fault: unknown
  /** Asks for a proof of who is there, while it is open. */
  dialog: ReactNode
  request: (email: string) => void
  cancel: () => void
}

/** Query key of the address that waits for its link; the server knows it after a reload too. */
const emailChangeKey = ['email-change']

/** Requests a change of address, after a proof of who asks where the last is too old, and cancels it. */
export function useEmailChange(): EmailChangeState {
  const toast = useToast()
  const { withProofs, dialog } = useStepUp()
  const queries = useQueryClient()
  const { data: waiting } = useQuery({ queryKey: emailChangeKey, queryFn: readEmailChange })
  const request = useMutation({
    mutationFn: (email: string) => withProofs(() => askEmailChange(email)),
    onSuccess: (_answer, email) => queries.setQueryData(emailChangeKey, { email }),
  })
  const cancel = useMutation({
    mutationFn: cancelEmailChange,
    onSuccess: () => {
      request.reset()
      queries.setQueryData(emailChangeKey, { email: null })
    },
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })
  return {
    sentTo: waiting?.email ?? undefined,
    busy: request.isPending || cancel.isPending,
    fault: request.error instanceof StepUpCancelled ? null : request.error,
    dialog,
    request: (email) => request.mutate(email),
    cancel: () => cancel.mutate(),
  }
}

/** Why a change is not sent: the new address is empty or the current one [spec 9.7]. */
export function typedFault(email: string, current: string): string | undefined {
  const typed = email.trim().toLowerCase()
  if (typed === '') return 'Type your new email address'
  return typed === current ? 'This is your email address already. Type the new one.' : undefined
}

/** The server's words about a refused request; those about the field come first. */
export function refusedFault(thrown: unknown): string | undefined {
  if (thrown === null || thrown === undefined) return undefined
  return (thrown instanceof ApiError ? thrown.fields['email'] : undefined) ?? errorMessage(thrown)
}
