import type { Provider } from '../../../contract/http/providers.ts'
import { providerNames } from '../providers/index.tsx'
import type { Origin } from '../../session/index.ts'

/** A refusal that mentions verifying shows the resend button [spec 3.3]. */
export function asksForVerification(message: string): boolean {
  return /verify/i.test(message)
}

/**
 * What led here, in words: /verify by way of the guard of /onboarding, or a browser that was made known. A sign-up with
 * Google or Microsoft has no password.
 */
export function doneBefore(state: unknown, origin: Origin | undefined): string | undefined {
  const verified = origin?.state as { verified?: unknown; provider?: unknown } | null | undefined
  if (verified?.verified === true) {
    const { provider } = verified
    return isProvider(provider)
      ? `Your email is verified. Sign in with ${providerNames[provider]} once to go on.`
      : 'Your email is verified. Sign in once to go on.'
  }
  return (state as { known?: unknown } | null)?.known === true
    ? 'This browser is known now. Type your password.'
    : undefined
}

const isProvider = (value: unknown): value is Provider => value === 'google' || value === 'microsoft'
