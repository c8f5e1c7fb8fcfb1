/** Lifetime of a pending sign-in at a provider, in seconds. */
export const SIGN_IN_SECONDS = 600

/** A path of ours to open after a sign-in; undefined for anything else [security S31]. */
export function ownPath(path: string | undefined): string | undefined {
  const own = 'https://own.invalid'
  if (path === undefined || path.length > 500 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return undefined
  const { origin, pathname, search } = new URL(path, own)
  return origin === own && !pathname.startsWith('//') && !/^\/api(\/|$)/.test(pathname)
    ? `${pathname}${search}`
    : undefined
}
