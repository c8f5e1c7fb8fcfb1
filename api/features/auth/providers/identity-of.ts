import { email as emailField } from '../../../../contract/http/fields.ts'
import type { Provider } from '../../../../contract/http/index.ts'
import { isVouched, type Claims } from './vouched.ts'

/** An identity that a provider has proven. */
export interface ProvenIdentity {
  provider: Provider
  issuer: string
  /** Google: `sub`. Microsoft: `tid.oid`, the same person in every client of ours. */
  subject: string
  /** Microsoft's `sub`, under which identities were kept before; undefined for Google. */
  formerSubject: string | undefined
  /** Lower case; undefined when the provider gives no valid one. Never used as a key. */
  email: string | undefined
  /** Whether the provider runs the mailbox of `email`. */
  vouched: boolean
  /** When the person last authenticated there; undefined when the provider does not say. */
  authenticatedAt: Date | undefined
}

/** An ID token with a good signature and claims that cannot be: it is refused as one with a bad signature is. */
export class ClaimFault extends Error {
  override name = 'ClaimFault'
  readonly code = 'OAUTH_CLAIM_FAULT'
}

type Checked = Claims & { iss: string; sub: string }

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function guidOf(claims: Claims, name: 'tid' | 'oid'): string {
  const value = claims[name]
  const lowered = typeof value === 'string' ? value.toLowerCase() : ''
  if (!guid.test(lowered)) throw new ClaimFault(`The token’s ${name} is no id`)
  return lowered
}

/** Each tenant signs under an issuer of its own, whose path begins with its id. */
function microsoftKey(claims: Checked): string {
  const tenant = guidOf(claims, 'tid')
  const issuer = URL.parse(claims.iss)
  if (issuer?.pathname.split('/')[1]?.toLowerCase() !== tenant)
    throw new ClaimFault('The token is of another tenant than its issuer')
  return `${tenant}.${guidOf(claims, 'oid')}`
}

function momentOf(seconds: unknown): Date | undefined {
  return typeof seconds === 'number' && seconds > 0 && seconds < 1e11 ? new Date(seconds * 1000) : undefined
}

/**
 * Reads the claims of an ID token whose signature, issuer, audience, times and nonce are already checked.
 * @throws ClaimFault for a token of Microsoft without tenant or object id, or with the issuer of another tenant.
 */
export function identityOf(provider: Provider, claims: Checked): ProvenIdentity {
  const email = emailField.safeParse(claims['email'])
  const isMicrosoft = provider === 'microsoft'
  return {
    provider,
    issuer: claims.iss,
    subject: isMicrosoft ? microsoftKey(claims) : claims.sub,
    formerSubject: isMicrosoft ? claims.sub : undefined,
    email: email.success ? email.data : undefined,
    vouched: isVouched(provider, claims),
    authenticatedAt: momentOf(claims['auth_time']),
  }
}
