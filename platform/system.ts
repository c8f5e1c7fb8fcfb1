/** What a request that failed can have failed by, as log lines (`system`) and the status page name it. */
export const systems = ['database', 'queues', 'Stripe', 'identity provider', 'load', 'product'] as const
export type System = (typeof systems)[number]

const noted = new WeakMap<Error, System>()

/** Notes where an error came from, where it comes in: whoever meets it later need not guess by its words. @returns it. */
export function comesFrom<Thrown>(system: System, error: Thrown): Thrown {
  if (error instanceof Error) noted.set(error, system)
  return error
}

/** Where an error came from, as was noted of it or of what caused it; undefined where nobody did. */
export function systemOf(error: unknown, depth = 0): System | undefined {
  if (!(error instanceof Error) || depth > 5) return undefined
  const inner = (error as { nativeError?: unknown }).nativeError ?? error.cause
  return noted.get(error) ?? systemOf(inner, depth + 1)
}
