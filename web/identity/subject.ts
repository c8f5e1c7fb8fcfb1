/**
 * Whose a bearer token is: its `sub` (RFC 7519, section 4.1.2), read and not verified. Undefined for what is no token.
 */
export function subjectOf(token: string): string | undefined {
  try {
    const claims = atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))
    const { sub } = JSON.parse(claims) as { sub?: unknown }
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}
