import type { CallLimit, LimitKey, LimitName } from '../../contract/http/limits.ts'
import type { LiveSession } from '../../db/stores/sessions.ts'
import { networksOf, type Network } from '../../platform/networks.ts'

/** One counter of a limit: what it counts by, and how many times the limit's rate it allows. */
export interface Count<Name extends LimitName = LimitName> {
  name: Name
  subject: string
  /** 1 unless said. */
  share?: number
}

/** A call as the limits see it: the address it comes from, who is signed in, and the validated body. */
export interface CountedCall {
  ip: string
  live: LiveSession | null
  body?: unknown
}

/**
 * How many times a limit's rate each network of an address may use: the rate is that of an IPv4 address, or of an IPv6
 * subnet, and who holds a wider network gets little more from it [decision 0014].
 */
const shares: Readonly<Record<Network['prefix'], number>> = { 32: 1, 24: 10 / 3, 64: 1, 56: 2, 48: 4 }

/** A count for each network of the address; `within` counts apart, for example for one email address. */
export function byNetwork<Name extends LimitName>(name: Name, ip: string, within = ''): Count<Name>[] {
  return networksOf(ip).map(({ cidr, prefix }) => ({
    name,
    subject: `${within} ${cidr}`.trim(),
    share: shares[prefix],
  }))
}

const emailIn = (body: unknown): string => (body as { email: string }).email

/** What a call is counted by. The contract's types hold that the body has an email and that somebody is signed in. */
const counters: Readonly<Record<LimitKey, (name: LimitName, call: CountedCall, scope: string) => Count[]>> = {
  ip: (name, { ip }, scope) => byNetwork(name, ip, scope),
  email: (name, { body }, scope) => [{ name, subject: `${scope} ${emailIn(body)}`.trim() }],
  'email+ip': (name, { body, ip }, scope) => byNetwork(name, ip, `${scope} ${emailIn(body)}`.trim()),
  account: (name, { live }, scope) => (live ? [{ name, subject: `${scope} ${live.account.id}`.trim() }] : []),
  session: (name, { live }, scope) =>
    live ? [{ name, subject: `${scope} ${live.session.idHash.toString('base64url')}`.trim() }] : [],
}

/** The counters of a call in one limit of its endpoint. */
export function countsOf({ name, by, scope = '' }: CallLimit, call: CountedCall): Count[] {
  return counters[by](name, call, scope)
}
