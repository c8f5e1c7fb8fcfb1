import type { RequestContext } from './context.ts'

/**
 * Whether the client asked for a short answer (`Prefer: return=minimal`, RFC 7240); says in the answer that
 * it was heard.
 */
export function prefersMinimal(ctx: RequestContext): boolean {
  const wanted = ctx
    .get('Prefer')
    .split(/[,;]/)
    .some((preference) => preference.replace(/[\s"]/g, '').toLowerCase() === 'return=minimal')
  if (wanted) ctx.set('Preference-Applied', 'return=minimal')
  return wanted
}
