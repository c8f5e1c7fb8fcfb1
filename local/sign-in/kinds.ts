import { createHash } from 'node:crypto'
import { personalTenant, type SignInForm } from './form.ts'

/** How a stand-in behaves like its provider. */
export interface ProviderKind {
  name: 'google' | 'microsoft'
  title: string
  /** Path below the stand-in's origin under which its metadata is asked for. */
  path: string
  /** Whether its metadata names PKCE; it is required in any case. */
  advertisesPkce: boolean
  /** The issuer in its metadata: of everybody, or with `{tenantid}` for the tenant's own. */
  metadataIssuer(origin: string): string
  /** The issuer of a token. */
  issuer(origin: string, typed: SignInForm): string
  /** Claims that only this provider has. */
  claims(typed: SignInForm): Record<string, unknown>
  /** The claim `sub` of a person, the same at every start. */
  subject(typed: SignInForm): string
}

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32)

const asGuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Google names the domain of a Workspace account; a gmail address belongs to none. */
function hostedDomain({ email, hd }: SignInForm): string {
  if (hd !== undefined) return hd
  const domain = email.split('@').at(-1) ?? ''
  return ['gmail.com', 'googlemail.com'].includes(domain) ? '' : domain
}

export const providerKinds: Readonly<Record<ProviderKind['name'], ProviderKind>> = {
  google: {
    name: 'google',
    title: 'Google',
    path: '',
    advertisesPkce: true,
    metadataIssuer: (origin) => origin,
    issuer: (origin) => origin,
    claims: (typed) => {
      const hd = hostedDomain(typed)
      return { email: typed.email, email_verified: typed.verified, ...(hd !== '' && { hd }) }
    },
    subject: ({ email }) => hashOf('google', email),
  },
  microsoft: {
    name: 'microsoft',
    title: 'Microsoft',
    path: '/common/v2.0',
    advertisesPkce: false,
    metadataIssuer: (origin) => `${origin}/{tenantid}/v2.0`,
    issuer: (origin, { tid }) => `${origin}/${tid}/v2.0`,
    claims: ({ email, tid, edov, idp }) => ({
      email,
      preferred_username: email,
      tid,
      oid: asGuid(hashOf('microsoft object', tid, email)),
      ver: '2.0',
      ...(edov !== undefined && { xms_edov: edov }),
      ...(idp !== undefined && { idp }),
    }),
    subject: ({ email, tid }) =>
      tid === personalTenant ? hashOf('microsoft', email) : hashOf('microsoft', tid, email),
  },
}
