import type { Provider } from '../../../../contract/http/index.ts'
import { microsoftMailDomains } from './microsoft-domains.ts'

/** Claims of an ID token, as they came: any of them may be missing or of another type. */
export type Claims = Readonly<Record<string, unknown>>

/** The tenant of everybody who has a personal Microsoft account, with an address anywhere. */
export const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad'

const googleMailDomains: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

const host = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/**
 * A host name in lower case; undefined for anything but plain ASCII labels between dots. It is ASCII before it is
 * lowered: some letters of other alphabets have an English one as their small form.
 */
function hostName(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^[!-~]+$/.test(text)) return undefined
  const lowered = text.toLowerCase()
  return host.test(lowered) ? lowered : undefined
}

function domainOf(address: unknown): string | undefined {
  const parts = typeof address === 'string' && /^[!-~]+$/.test(address) ? address.split('@') : []
  return parts.length === 2 && parts[0] !== '' ? hostName(parts[1]) : undefined
}

function googleRunsMailbox(domain: string, { email_verified: verified, hd }: Claims): boolean {
  return verified === true && (googleMailDomains.has(domain) || hostName(hd) === domain)
}

/** Whether somebody is a guest in the tenant that signed: their home, which `idp` names, is another. */
function isGuest({ iss, idp }: Claims, tenant: string): boolean {
  return idp !== undefined && idp !== iss && idp !== `https://sts.windows.net/${tenant}/`
}

function microsoftRunsMailbox(domain: string, claims: Claims): boolean {
  const { tid, xms_edov: ownsDomain } = claims
  if (typeof tid !== 'string' || tid === '' || isGuest(claims, tid)) return false
  if (ownsDomain !== true && ownsDomain !== 1 && ownsDomain !== '1') return false
  return tid.toLowerCase() !== personalTenant || microsoftMailDomains.has(domain)
}

/**
 * Whether a provider vouches for the address in an ID token [spec 17.3], which means that it runs that mailbox: Google for gmail
 * and for the domain of a Workspace account (`hd`), Microsoft for a domain that the tenant has proved (`xms_edov`), of
 * no guest, and in a personal account for Microsoft's own domains alone. Everything else our own mail has to prove.
 * @param claims of a token whose signature, issuer, audience, times and nonce are already checked.
 */
export function isVouched(provider: Provider, claims: Claims): boolean {
  const domain = domainOf(claims['email'])
  if (domain === undefined) return false
  return provider === 'google' ? googleRunsMailbox(domain, claims) : microsoftRunsMailbox(domain, claims)
}
