import { createHash } from 'node:crypto'

/** The values of the stand-in's sign-in form. */
export interface SignInForm {
  email: string
  /** Whether the ID token says that the address is verified; ignored where `tellsVerified` is false. */
  verified: boolean
}

/** How a stand-in behaves like its provider. */
export interface ProviderKind {
  name: 'google' | 'microsoft'
  title: string
  /** Path of the issuer below the stand-in's origin. */
  issuerPath: string
  /** Whether its metadata names PKCE; it is required in any case. */
  advertisesPkce: boolean
  /** Whether its ID tokens have the claim email_verified. */
  tellsVerified: boolean
  /** Claims that only this provider has. */
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

/** The subject of a person, the same at every start: a hash of provider and address. */
export function subjectOf(kind: ProviderKind, email: string): string {
  return createHash('sha256').update(`${kind.name} ${email}`).digest('hex').slice(0, 32)
}
