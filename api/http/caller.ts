import { createHmac, hkdfSync } from 'node:crypto'
import type { Context } from 'koa'
import { isIPv4, isIPv6 } from 'node:net'
import type { Caller } from '../../platform/command-context.ts'
import type { Env } from '../../platform/env.ts'
import { ipv6Groups, plainIp } from './limits.ts'

/**
 * The network that an address is part of, as one site or provider is given it: /24 of IPv4, /48 of IPv6. What is no
 * address (a proxy's word) stands for itself.
 */
export function networkOf(ip: string): string {
  const plain = plainIp(ip)
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  return isIPv6(plain) ? `${ipv6Groups(plain).slice(0, 3).join(':')}::/48` : plain
}

/** Longest name of a browser that is kept. */
const USER_AGENT_KEPT = 300

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/

function upstreamIdOf(ctx: Pick<Context, 'get'>): string | null {
  const given = ctx.get('X-Request-Id')
  return wellFormed.test(given) ? given : null
}

/** Makes the function that tells where a request comes from; only trusted proxies are believed [security S11]. */
export function callersOf({
  TOKEN_KEY,
}: Pick<Env, 'TOKEN_KEY'>): (ctx: Pick<Context, 'ip' | 'get'>) => Caller {
  const key = Buffer.from(hkdfSync('sha256', TOKEN_KEY, '', 'networks of the audit log', 32))
  return (ctx) => ({
    source: plainIp(ctx.ip),
    network: createHmac('sha256', key).update(networkOf(ctx.ip)).digest(),
    upstreamId: upstreamIdOf(ctx),
    userAgent: ctx.get('User-Agent').slice(0, USER_AGENT_KEPT) || null,
  })
}
