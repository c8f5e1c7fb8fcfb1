import type { Location } from '../router.ts'

/** A place inside the product to go to, with the navigation state it had. */
export interface Origin {
  to: string
  state: unknown
}

/**
 * The place a guarded visit came from, read from the navigation state of /login. Undefined when there is none, or
 * when it is not a path of ours.
 */
export function originOf(location: Pick<Location, 'state'>): Origin | undefined {
  const from = (location.state as { from?: Partial<Location> } | null)?.from
  if (typeof from?.pathname !== 'string' || !/^\/(?!\/)/.test(from.pathname)) return undefined
  return { to: `${from.pathname}${from.search ?? ''}${from.hash ?? ''}`, state: from.state }
}
