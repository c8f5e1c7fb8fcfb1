/** PostgreSQL classes of error that mean "not now" rather than "wrong": connection, resources, shutdown. */
const passing = /^(08|53|57P0|57014|58|25006|40001|40P01|55P03)/

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])

const driverWords =
  /connection terminated|^timeout expired$|timeout exceeded when trying to connect|timeout acquiring a connection|connection ended unexpectedly|not queryable|unable to acquire a connection|client has encountered a connection error/i

/** The driver's error inside of what a pool or Objection made of it. */
const innerOf = (error: Error): unknown => (error as { nativeError?: unknown }).nativeError ?? error.cause

/** Whether the database answers and takes no writes: a standby, or one that was made read-only. */
export function isDatabaseReadOnly(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  return (error as { code?: unknown }).code === '25006' || isDatabaseReadOnly(innerOf(error), depth + 1)
}

/**
 * Whether the database could not be reached or had no room: the request may be tried again later and
 * answers 503. Looks through causes, because pools wrap the driver's errors.
 */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && (passing.test(code) || networkCodes.has(code))) return true
  if (driverWords.test(error.message)) return true
  if (
    error instanceof AggregateError &&
    error.errors.some((inner) => isDatabaseUnavailable(inner, depth + 1))
  )
    return true
  return isDatabaseUnavailable(innerOf(error), depth + 1)
}
