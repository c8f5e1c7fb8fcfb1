import type { Context } from 'koa'
import type { Env } from '../../../platform/env.ts'

/** Numbers of this machine itself, by which browsers know it besides `localhost`. */
const numbers: readonly string[] = ['127.0.0.1', '[::1]']

/**
 * The address under `localhost` of a page that was asked for by the machine's number; undefined for everything else.
 * Passkeys are kept for the name in PUBLIC_URL and work under no number; cookies and drafts are of one host alone too.
 */
export function addressByName(ctx: Context, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): string | undefined {
  const { hostname, origin, port } = new URL(PUBLIC_URL)
  const isSame = numbers.some((number) => ctx.host === (port === '' ? number : `${number}:${port}`))
  const opens = ['', 'document'].includes(ctx.get('Sec-Fetch-Dest'))
  return hostname === 'localhost' && isSame && opens ? `${origin}${ctx.path}${ctx.search}` : undefined
}
