import type { LiveSession } from '../../../db/stores/sessions.ts'
import type { SignUp } from '../../../db/stores/sign-ups.ts'
import type { Profile } from '../../../contract/http/index.ts'
import { sealedUntil } from '../../../identity/unused.ts'

/** An account as its own person sees it, in the session that asks; every profile response is made here. */
export function presentProfile({ account, session }: LiveSession): Profile {
  return {
    id: account.id,
    email: account.email,
    verified: true,
    firstName: account.firstName,
    lastName: account.lastName,
    dateOfBirth: account.dateOfBirth,
    tin: account.tin,
    phoneNumber: account.phoneNumber,
    authProvider: account.authProvider,
    subscriptionActiveUntil: account.subscriptionActiveUntil?.toISOString() ?? null,
    sealedUntil: sealedUntil(account)?.toISOString() ?? null,
    session: session.id === account.id ? null : { tag: session.id, ownDevice: session.ownDevice },
  }
}

/** A sign-up as its own browser sees it: an address to verify, and nothing else. */
export function presentSignUp({ id, email, provider }: SignUp): Profile {
  return {
    id,
    email,
    verified: false,
    firstName: null,
    lastName: null,
    dateOfBirth: null,
    tin: null,
    phoneNumber: null,
    authProvider: provider ?? 'email',
    subscriptionActiveUntil: null,
    session: null,
  }
}
