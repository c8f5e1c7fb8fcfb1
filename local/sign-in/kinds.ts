import { createHash } from 'node:crypto'

/** A person as they typed themselves into the stand-in. */
export interface SignInForm {
  email: string
  /** Whether the provider vouches for the address; one that does not say anything has no such claim. */
  verified: boolean
}

/** How a stand-in behaves like its provider. */
export interface ProviderKind {
  name: 'google' | 'microsoft'
  title: string
  /** Path of the issuer below the stand-in's origin. */
  issuerPath: string
  /** Whether its metadata tells of PKCE; it checks it either way. */
  advertisesPkce: boolean
  /** Whether its ID tokens say email_verified. */
  tellsVerified: boolean
  /** Claims of its own. */
  claims(subject: string, typed: SignInForm): Record<string, unknown>
}

/** Tenant of personal Microsoft accounts. */
const tenant = '9188040d-6c67-4c5b-b112-36a304b66dad'

export const providerKinds: Readonly<Record<ProviderKind['name'], ProviderKind>> = {
  google: {
    name: 'google',
    title: 'Google',
    issuerPath: '',
    advertisesPkce: true,
    tellsVerified: true,
    claims: (_subject, { email, verified }) => ({ email, email_verified: verified }),
  },
  microsoft: {
    name: 'microsoft',
    title: 'Microsoft',
    issuerPath: `/${tenant}/v2.0`,
    advertisesPkce: false,
    tellsVerified: false,
    claims: (subject, { email }) => ({
      email,
      preferred_username: email,
      tid: tenant,
      oid: subject,
      ver: '2.0',
    }),
  },
}

/** The same person has the same subject at every start: it is made of provider and address. */
export function subjectOf(kind: ProviderKind, email: string): string {
  return createHash('sha256').update(`${kind.name} ${email}`).digest('hex').slice(0, 32)
}
