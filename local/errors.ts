/**
 * The product cannot start, for a reason that the person at the terminal can remove. The message is a sentence or two:
 * what is wrong and what to do. `npm start` prints it without a stack and exits with code 1.
 */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StartError'
  }
}

/** The error code of the system or of PostgreSQL (`EADDRINUSE`, `28P01`), else undefined. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** The message of an error on one line. */
export function errorMessage(error: unknown): string {
  const text = error instanceof Error ? error.message || (errorCode(error) ?? error.name) : String(error)
  return text.replaceAll(/\s+/g, ' ').trim()
}
