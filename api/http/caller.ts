import { createHmac, hkdfSync } from 'node:crypto'
import { isIP } from 'node:net'
import type { Context } from 'koa'
import type { Caller } from '../../platform/command-context.ts'
import type { Env } from '../../platform/env.ts'
import { plainIp, widestNetworkOf } from '../../platform/networks.ts'
import { signingKeyOf } from '../../platform/token-key.ts'

/** Longest name of a browser that is kept. */
const USER_AGENT_KEPT = 300

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/

function upstreamIdOf(ctx: Pick<Context, 'get'>): string | null {
  const given = ctx.get('X-Request-Id')
  return wellFormed.test(given) ? given : null
}

/** The address as it is: an IPv4 one inside IPv6 as itself; of a proxy's word that is no address, nothing. */
function addressOf({ ip }: Pick<Context, 'ip'>): string {
  const plain = plainIp(ip)
  return isIP(plain) === 0 ? 'nowhere' : plain
}

/** Makes the function that tells where a request comes from; only trusted proxies are believed [security S11]. */
export function callersOf({
  TOKEN_KEY,
}: Pick<Env, 'TOKEN_KEY'>): (ctx: Pick<Context, 'ip' | 'get'>) => Caller {
  const key = Buffer.from(hkdfSync('sha256', signingKeyOf(TOKEN_KEY), '', 'networks of the audit log', 32))
  return (ctx) => ({
    source: addressOf(ctx),
    network: createHmac('sha256', key).update(widestNetworkOf(ctx.ip)).digest(),
    upstreamId: upstreamIdOf(ctx),
    userAgent: ctx.get('User-Agent').slice(0, USER_AGENT_KEPT) || null,
  })
}
