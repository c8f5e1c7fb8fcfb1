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

/** What a proxy of ours calls the request; without a proxy that is trusted the name would be the caller's own. */
function upstreamIdOf(ctx: Pick<Context, 'get'>, hops: number): string | null {
  const given = ctx.get('X-Request-Id')
  return hops > 0 && wellFormed.test(given) ? given : null
}

/** The address as it is: an IPv4 one inside IPv6 as itself; of a proxy's word that is no address, nothing. */
function addressOf({ ip }: Pick<Context, 'ip'>): string {
  const plain = plainIp(ip)
  return isIP(plain) === 0 ? 'nowhere' : plain
}

/** Where a request came from, as a log line may say it. */
export interface SeenFrom {
  /** Keyed hash of the address, in hex: the same place has the same, and nobody reads the place from it. */
  source: string
  /** The network that the address is in, /24 or /48: as much as is needed to shut somebody out at the proxy. */
  network: string
}

/** A value that is worked out when it is first asked for: few requests have a line that needs a keyed hash. */
function once<Value>(work: () => Value): () => Value {
  let kept: { readonly value: Value } | undefined
  return () => (kept ??= { value: work() }).value
}

/** Makes the function that tells where a request comes from in a log line. */
export function seenFromOf({ TOKEN_KEY }: Pick<Env, 'TOKEN_KEY'>): (ctx: Pick<Context, 'ip'>) => SeenFrom {
  const key = Buffer.from(hkdfSync('sha256', signingKeyOf(TOKEN_KEY), '', 'sources in log lines', 32))
  return (ctx) => {
    const source = once(() => createHmac('sha256', key).update(addressOf(ctx)).digest('hex').slice(0, 16))
    return {
      get source() {
        return source()
      },
      get network() {
        return widestNetworkOf(ctx.ip)
      },
    }
  }
}

/** Makes the function that tells where a request comes from; only trusted proxies are believed [security S11]. */
export function callersOf({
  TOKEN_KEY,
  TRUSTED_PROXY_HOPS,
}: Pick<Env, 'TOKEN_KEY' | 'TRUSTED_PROXY_HOPS'>): (ctx: Pick<Context, 'ip' | 'get'>) => Caller {
  const key = Buffer.from(hkdfSync('sha256', signingKeyOf(TOKEN_KEY), '', 'networks of the audit log', 32))
  return (ctx) => {
    const network = once(() => createHmac('sha256', key).update(widestNetworkOf(ctx.ip)).digest())
    return {
      source: addressOf(ctx),
      get network() {
        return network()
      },
      upstreamId: upstreamIdOf(ctx, TRUSTED_PROXY_HOPS),
      userAgent: ctx.get('User-Agent').slice(0, USER_AGENT_KEPT) || null,
    }
  }
}
