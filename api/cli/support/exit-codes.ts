import { isDatabaseUnavailable } from '../../../db/unavailable.ts'
import { AppError } from '../../../platform/errors.ts'

/** What a command ends with; scripts decide by it. */
export const exitCodes = { done: 0, failed: 1, usage: 2, notFound: 3, refused: 4 } as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** A command that ends early: with which code, in words that say how to go on. */
export class CommandError extends Error {
  readonly exitCode: ExitCode
  constructor(kind: keyof typeof exitCodes, message: string) {
    super(message)
    this.name = 'CommandError'
    this.exitCode = exitCodes[kind]
  }
}

/** PostgreSQL’s words for a table or a column that is not there. */
const notThere: readonly unknown[] = ['42P01', '42703']

/** Looks at the driver’s own error too, which the query builder hangs on `nativeError`. */
const isOtherSchema = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && notThere.includes(error.code)) ||
    ('nativeError' in error && isOtherSchema(error.nativeError)))

const ofStatus = (status: number): keyof typeof exitCodes => {
  if (status === 404) return 'notFound'
  if (status === 400) return 'usage'
  return status < 500 ? 'refused' : 'failed'
}

/** Any fault as the command line tells it; what nobody foresaw tells its kind alone, because its words may hold data. */
export function commandErrorOf(error: unknown): CommandError {
  if (error instanceof CommandError) return error
  if (error instanceof AppError) return new CommandError(ofStatus(error.status), error.message)
  if (isDatabaseUnavailable(error))
    return new CommandError(
      'failed',
      'The database does not answer. Nothing was changed. Check DATABASE_URL and that the database runs, then try again.',
    )
  if (isOtherSchema(error))
    return new CommandError(
      'failed',
      'The database has another version than this command. Run its migrations, then try again.',
    )
  const kind = error instanceof Error ? error.name : typeof error
  return new CommandError('failed', `The command failed (${kind}). Set LOG_LEVEL=debug to see more.`)
}
