import { withoutAddresses } from './without-addresses.ts'

/** An error as a log line holds it. */
export interface DescribedError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: DescribedError
  errors?: DescribedError[]
}

/** How far down causes are followed. */
const DEEPEST = 4

/**
 * What a log may say about an error: a fixed list of fields. Drivers hang a whole connection with its secrets, or
 * the row that broke a rule, on their errors; none of that is taken, and addresses are taken out of the words.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(String(error)) }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(error.stack !== undefined && { stack: withoutAddresses(error.stack) }),
    ...(error.cause !== undefined && depth < DEEPEST && { cause: describeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < DEEPEST && { errors: error.errors.map((inner: unknown) => describeError(inner, depth + 1)) }),
  }
}
