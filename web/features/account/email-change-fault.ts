import { ApiError, errorMessage } from '../../api/api-error.ts'

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
