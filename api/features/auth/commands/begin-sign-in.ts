import {
  insertSignInAttempt,
  takeSignInAttempt,
  type SignInAttempt,
} from '../../../../db/stores/identities.ts'
import type { Provider } from '../../../../contract/http/index.ts'
import { hashSessionId, newSessionId } from '../../../http/session-cookie.ts'
import type { Services } from '../../../services.ts'
import { SIGN_IN_SECONDS } from '../policy.ts'

/** Remembers a browser that leaves for a provider. @returns the id for its cookie. */
export async function beginSignIn(
  { database }: Services,
  asked: { provider: Provider; checks: Record<string, unknown>; returnTo: string | undefined; now: Date },
): Promise<string> {
  const id = newSessionId()
  await insertSignInAttempt(database.connection, {
    idHash: hashSessionId(id),
    provider: asked.provider,
    checks: asked.checks,
    returnTo: asked.returnTo ?? null,
    expiresAt: new Date(asked.now.getTime() + SIGN_IN_SECONDS * 1000),
  })
  return id
}

/** What this browser left with, once: undefined when it left for another provider, or too long ago, or not at all. */
export async function takeSignIn(
  { database }: Services,
  { id, provider, now }: { id: string | undefined; provider: Provider; now: Date },
): Promise<SignInAttempt | undefined> {
  if (id === undefined) return undefined
  const attempt = await takeSignInAttempt(database.connection, hashSessionId(id))
  return attempt?.provider === provider && now < attempt.expiresAt ? attempt : undefined
}
