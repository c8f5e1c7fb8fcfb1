import { isIPv6 } from 'node:net'
import type { RequestContext } from '../context.ts'

/** An IPv6 address as its eight groups, in the short form of each. */
function groupsOf(address: string): string[] {
  const [front = '', back] = address.split('::')
  const before = front === '' ? [] : front.split(':')
  const after = back === undefined || back === '' ? [] : back.split(':')
  const zeros = back === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  )
}

/**
 * Where a call comes from, as limits count it: an IPv4 address whole, of an IPv6 address the network (/64), of
 * which one customer has every address.
 */
export function placeOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

/** Where this call comes from; only trusted proxies are believed (TRUSTED_PROXY_HOPS, CHECKLISTS S11). */
export function callerPlace(ctx: Pick<RequestContext, 'ip'>): string {
  return placeOf(ctx.ip)
}
