import type { Account } from '../../../../db/stores/accounts.ts'
import { findAccountOfIdentity } from '../../../../db/stores/identities.ts'
import { signInHosted } from '../../../../identity/hosted.ts'
import type { WaitingIdentity } from '../../../../identity/provider-sign-in.ts'
import { addressTaken } from '../../../../identity/refusals.ts'
import type { CommandContext } from '../../../../platform/command-context.ts'
import { identityMode } from '../../../../platform/identity-mode.ts'
import { refusal } from '../../../http/errors.ts'
import type { Services } from '../../../services.ts'
import type { HostedClaims } from './verify-token.ts'

/** 403: an account needs an email address. */
function noEmail(): Error {
  return refusal(
    'email_missing',
    'Our sign-in service does not tell us your email address. Allow it there, then sign in again.',
  )
}

/** 403: nothing is made of an address that nobody vouches for. */
function unvouched(): Error {
  return refusal(
    'email_unverified',
    'Our sign-in service has not verified your email address yet. Open its mail, then sign in again.',
  )
}

/**
 * The account of an identity from verified token claims; created when it is first seen and its provider vouches for the
 * address. An address alone opens no account: while people move, the identity waits for the proof of the one with its
 * address, else it is refused.
 * @returns the account, or the identity that waits; undefined for a token issued before the person deleted their account.
 * @throws 403 email_missing, email_unverified; 409 address_taken.
 */
export async function upsertFromClaims(
  services: Services,
  { claims, ...context }: CommandContext & { claims: HostedClaims },
): Promise<{ account: Account } | { waiting: WaitingIdentity } | undefined> {
  const known = await findAccountOfIdentity(services.database.connection, claims)
  if (known) return { account: known }

  const { email, issuer, subject, issuedAt } = claims
  if (email === undefined) throw noEmail()
  if (!claims.emailVerified) throw unvouched()
  const waiting = { provider: 'hosted', issuer, subject, email, vouched: true } as const
  const outcome = await signInHosted(services, { identity: { ...waiting, issuedAt }, ...context })
  if (outcome.is === 'account') return { account: outcome.account }
  if (outcome.is === 'ended') return undefined
  if (identityMode(services.env, context.now) === 'moving') return { waiting }
  throw addressTaken()
}
