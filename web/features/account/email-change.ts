import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, errorMessage } from '../../api/api-error.ts'
import { askEmailChange, cancelEmailChange, readEmailChange } from '../../api/sign-in-calls.ts'
import { call } from '../../api/client.ts'
import { useToast } from '../../components/Toasts.tsx'
import { useSession } from '../../session/index.ts'
import { StepUpCancelled, useStepUp } from '../factors/index.ts'
import { useWrite } from '../../writes/index.ts'
import { emailChangeKey, securityKey } from './security/security-key.ts'

export interface EmailChangeState {
  /** The new address while the change waits. */
  sentTo: string | undefined
  /** Whether the new address was proved: then the old one, or seven days, finish the change. */
  proved: boolean
  /** When it takes effect unless it is stopped, ISO 8601. */
  takesEffectAt: string | undefined
  /** What is being done. */
  busy: 'Sending…' | 'Checking…' | 'Cancelling…' | undefined
  /** What the server answered to a refused request, for the form. */
  fault: unknown
  /** Asks for a proof of who is there, while it is open. */
  dialog: ReactNode
  request: (email: string) => void
  /** Proves the new address with the code that its link showed in another browser. */
  prove: (code: string) => void
  /** What the server answered to a refused code. */
  codeFault: unknown
  cancel: () => void
}

/**
 * Requests a change of address, after a proof of who asks where the last is too old, and cancels it.
 * @param onSent called when the new address was taken.
 */
export function useEmailChange(onSent: () => void): EmailChangeState {
  const toast = useToast()
  const { refresh } = useSession()
  const { withProofs, dialog } = useStepUp()
  const queries = useQueryClient()
  const { data: waiting } = useQuery({
    queryKey: emailChangeKey,
    queryFn: ({ signal }) => readEmailChange({ signal }),
  })
  const request = useWrite({
    mutationFn: (email: string) => withProofs(() => askEmailChange(email)),
    onSuccess: async (_answer, email) => {
      onSent()
      queries.setQueryData(emailChangeKey, { email })
      await queries.invalidateQueries({ queryKey: emailChangeKey })
      await queries.invalidateQueries({ queryKey: securityKey })
    },
  })
  const proof = useWrite({
    mutationFn: (code: string) => call('proveEmailByCode', { body: { code } }),
    onSuccess: async ({ did }) => {
      await queries.invalidateQueries({ queryKey: emailChangeKey })
      if (did !== 'changed-email') return
      toast('Your email address was changed. Every other device was signed out.', 'success')
      await refresh().catch(() => null)
    },
  })
  const cancel = useWrite({
    mutationFn: cancelEmailChange,
    onSuccess: async () => {
      request.reset()
      queries.setQueryData(emailChangeKey, { email: null })
      await queries.invalidateQueries({ queryKey: securityKey })
    },
    onError: (thrown) => toast(errorMessage(thrown), 'error'),
  })
  return {
    sentTo: waiting?.email ?? undefined,
    proved: waiting?.proved === true,
    takesEffectAt: waiting?.takesEffectAt ?? undefined,
    busy: request.isPending
      ? 'Sending…'
      : proof.isPending
        ? 'Checking…'
        : cancel.isPending
          ? 'Cancelling…'
          : undefined,
    fault: request.error instanceof StepUpCancelled ? null : request.error,
    dialog,
    request: (email) => request.mutate(email),
    prove: (code) => proof.mutate(code.trim()),
    codeFault: proof.error,
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
