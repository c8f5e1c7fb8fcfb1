import { email as emailField } from '../../../../contract/http/fields.ts'
import type { Provider } from '../../../../contract/http/index.ts'

/** Who a provider says somebody is. */
export interface ProvenIdentity {
  provider: Provider
  issuer: string
  subject: string
  /** Lower case; undefined when the provider tells none that can be used. Never a key. */
  email: string | undefined
  /** Whether the provider vouches for the address. */
  emailVerified: boolean
}

/** Reads the claims of an ID token whose signature, issuer, audience, time and nonce were checked. */
export function identityOf(
  provider: Provider,
  claims: { iss: string; sub: string; [claim: string]: unknown },
): ProvenIdentity {
  const email = emailField.safeParse(claims['email'])
  return {
    provider,
    issuer: claims.iss,
    subject: claims.sub,
    email: email.success ? email.data : undefined,
    emailVerified: claims['email_verified'] === true,
  }
}
