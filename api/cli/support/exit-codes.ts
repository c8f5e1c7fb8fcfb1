import { databaseFaultOf } from '../../../db/database-fault.ts'
import { isDatabaseReadOnly, isDatabaseUnavailable } from '../../../db/unavailable.ts'
import { AppError } from '../../../platform/errors.ts'

/** Exit codes of the commands; scripts rely on them. */
export const exitCodes = { done: 0, failed: 1, usage: 2, notFound: 3, refused: 4 } as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** What to type for a command: its usage, and an example that can be copied. */
export interface HowToType {
  usage: string
  example: string
}

/** Ends a command early with an exit code and a message that says what to do. */
export class CommandError extends Error {
  readonly exitCode: ExitCode
  /** For what was typed wrongly. */
  readonly howToType: HowToType | undefined
  constructor(kind: keyof typeof exitCodes, message: string, howToType?: HowToType) {
    super(message)
    this.name = 'CommandError'
    this.exitCode = exitCodes[kind]
    this.howToType = howToType
  }
}

/** PostgreSQL's codes for a missing table and a missing column. */
const missingObjectCodes: readonly unknown[] = ['42P01', '42703']

/** Also checks the driver's own error, which the query builder attaches as `nativeError`. */
const hasCode = (error: unknown, codes: readonly unknown[]): boolean =>
  error instanceof Error &&
  (('code' in error && codes.includes(error.code)) ||
    ('nativeError' in error && hasCode(error.nativeError, codes)))

const isOtherSchema = (error: unknown): boolean => hasCode(error, missingObjectCodes)

/** Whether PostgreSQL refuses a right to the role of the command. */
export const lacksRight = (error: unknown): boolean => hasCode(error, ['42501'])

const ofStatus = (status: number): keyof typeof exitCodes => {
  if (status === 404) return 'notFound'
  if (status === 400) return 'usage'
  return status < 500 ? 'refused' : 'failed'
}

/**
 * Any error as a CommandError; of an unexpected one only its class is shown, because its message may contain data.
 */
export function commandErrorOf(error: unknown): CommandError {
  if (error instanceof CommandError) return error
  if (error instanceof AppError) return new CommandError(ofStatus(error.status), error.message)
  if (isDatabaseReadOnly(error))
    return new CommandError(
      'failed',
      'The database takes no writes: it is a standby, or was made read-only. Nothing was changed; looking is written down too, so nothing is shown. What to do: the line Database of the status page.',
    )
  if (lacksRight(error))
    return new CommandError(
      'failed',
      'The role in DATABASE_URL lacks a right that this command needs (42501). Give it the rights that docs/operations.md names for support.',
    )
  const fault = databaseFaultOf(error)
  if (fault !== undefined)
    return new CommandError(
      'failed',
      `${fault.charAt(0).toUpperCase()}${fault.slice(1)}. Nothing was changed.`,
    )
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
