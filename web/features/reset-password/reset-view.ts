import type * as z from 'zod/mini'
import type { validateResetToken } from '../../../contract/http/auth.ts'
import { ApiError } from '../../api/api-error.ts'
import type { Faults } from '../../forms/index.ts'

export type ResetView = 'validating' | 'unreachable' | 'invalid' | 'form' | 'done'

/**
 * What /reset-password shows [spec 3.12]. A check without an answer says nothing about the link and can be retried;
 * every other refusal means that the link does not work.
 */
export function resetView({
  token,
  done,
  valid,
  error,
}: {
  token: string | undefined
  done: boolean
  valid: boolean | undefined
  error: unknown
}): ResetView {
  if (done) return 'done'
  if (token === undefined) return 'invalid'
  if (valid !== undefined) return valid ? 'form' : 'invalid'
  if (error === null || error === undefined) return 'validating'
  return error instanceof ApiError && error.isTemporary ? 'unreachable' : 'invalid'
}

/** At least 8 characters, and the same twice [spec 20.9]. */
export function newPasswordFaults(
  password: string,
  confirmation: string,
): Faults<'password' | 'confirmation'> {
  if (password.length < 8) return { password: 'Password must be at least 8 characters long' }
  if (confirmation !== password) return { confirmation: 'Passwords do not match' }
  return {}
}

/** What the server tells of a link that works. */
export type ShownLink = Omit<z.infer<typeof validateResetToken.answer>, 'valid'>

const names: Readonly<Record<string, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  passkey: 'a passkey',
  authenticator: 'the authenticator app',
}

/** "This signs out 2 devices and removes: Google, a passkey." Told before somebody presses. */
export function endsInWords(ends: ShownLink['ends']): string {
  const { sessions = 0, waysIn = [], links = 0 } = ends ?? {}
  const devices = `signs out ${sessions === 1 ? '1 device' : `${sessions} devices`}`
  const removed = [...new Set(waysIn)].map((kind) => {
    const count = waysIn.filter((other) => other === kind).length
    return kind === 'passkey' && count > 1 ? `${count} passkeys` : (names[kind] ?? kind)
  })
  const removes = `removes: ${removed.join(', ')}`
  const shared = `ends ${links === 1 ? 'a link' : `${links} links`} that you gave to a reader`
  const acts = [
    ...(sessions > 0 ? [devices] : []),
    ...(links > 0 ? [shared] : []),
    ...(removed.length > 0 ? [removes] : []),
  ]
  const keeps = waysIn.some((kind) => kind === 'passkey' || kind === 'authenticator')
    ? ' A passkey or app that you show below stays.'
    : ''
  return acts.length === 0
    ? 'Nobody is signed in to this account now.'
    : `This ${[acts.slice(0, -1).join(', '), ...acts.slice(-1)].filter(Boolean).join(' and ')}.${keeps}`
}
