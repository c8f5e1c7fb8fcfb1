import { isIP } from 'node:net'

/** A network that an address is in: its first `prefix` bits. */
export interface Network {
  /** As CIDR, for example `102.89.1.0/24` or `2001:db8:1:2::/64`; one text for one network. */
  cidr: string
  /** IPv4: the address itself and the block that providers hand on; IPv6: a subnet, a home, a site. */
  prefix: 32 | 24 | 64 | 56 | 48
}

/** Of an address that cannot be read, such as that of a connection already closed. */
const nowhere: Network = { cidr: 'nowhere', prefix: 32 }

/** The last 32 bits in decimal become two groups: `::ffff:102.89.1.2` is `::ffff:6659:102`. */
function withoutDecimals(address: string): string {
  const decimal = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  if (!decimal) return address
  const [a = 0, b = 0, c = 0, d = 0] = decimal.slice(1).map(Number)
  return `${address.slice(0, decimal.index)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

const groupsIn = (part: string): number[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))

/** An IPv6 address as its eight groups of 16 bits. */
function groupsOf(address: string): number[] {
  const [front = '', back = ''] = withoutDecimals(address).split('::')
  const [before, after] = [groupsIn(front), groupsIn(back)]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/** The IPv4 address inside an IPv4-mapped one (RFC 4291, section 2.5.5.2). */
function mappedIn(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined
}

/** An address without its zone (`%eth0`), which says nothing of where a call comes from; mapped IPv4 as IPv4. */
export function plainIp(ip: string): string {
  const plain = ip.replace(/%.*$/, '')
  return isIP(plain) === 6 ? (mappedIn(groupsOf(plain)) ?? plain) : plain
}

function networksOfIpv4(address: string): [Network, ...Network[]] {
  const block = address.slice(0, address.lastIndexOf('.'))
  return [
    { cidr: `${address}/32`, prefix: 32 },
    { cidr: `${block}.0/24`, prefix: 24 },
  ]
}

function networksOfIpv6(groups: readonly number[]): [Network, ...Network[]] {
  const [a = 0, b = 0, c = 0, d = 0] = groups
  const cidr = (fourth: number, prefix: number) =>
    `${[a, b, c, fourth].map((group) => group.toString(16)).join(':')}::/${prefix}`
  return [
    { cidr: cidr(d, 64), prefix: 64 },
    { cidr: cidr(d & 0xff00, 56), prefix: 56 },
    { cidr: cidr(0, 48), prefix: 48 },
  ]
}

/**
 * The networks that an address counts in, narrowest first: of IPv4 the address and its /24, of IPv6 /64, /56 and /48,
 * because a customer has every address of at least the first and often of the last.
 */
export function networksOf(ip: string): readonly [Network, ...Network[]] {
  const plain = plainIp(ip)
  const family = isIP(plain)
  if (family === 0) return [nowhere]
  return family === 4 ? networksOfIpv4(plain) : networksOfIpv6(groupsOf(plain))
}

/** The widest network of an address, as CIDR: the place that sign-ups and the audit log keep as a keyed hash. */
export function widestNetworkOf(ip: string): string {
  const networks = networksOf(ip)
  return (networks.at(-1) ?? networks[0]).cidr
}
