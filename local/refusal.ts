/**
 * A reason not to start that the person at the terminal can mend. The message is one clear sentence or two:
 * what is wrong and what to do. `npm start` prints it and ends with exit code 1.
 */
export class Refusal extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'Refusal'
  }
}

/** The error code of the system or of PostgreSQL (`EADDRINUSE`, `28P01`), else undefined. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** What an error says, on one line. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message || (codeOf(error) ?? error.name) : String(error)
  return text.replaceAll(/\s+/g, ' ').trim()
}
