import type { Clock } from '../../../platform/clock.ts'
import type { MachineClaims } from '../../../platform/command-context.ts'

/** The command line's access to its environment; tests replace it. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly clock: Clock
  /** What this machine says of who is at the keyboard, for the audit log. */
  readonly claims: MachineClaims
  /** What stands before the words of a command where this one was typed: `npm run -s support --`. */
  readonly typedAs: string
  /** Whether standard input is a terminal, so that a prompt can be answered. */
  readonly isTTY: boolean
  /** Longest line, in columns of a terminal, of commands without --wide. */
  readonly width: number
  /** Writes data to standard output. */
  stdout(text: string): void
  /** Writes diagnostics to standard error: faults, prompts, progress. */
  stderr(text: string): void
  /** Prompts for a line. Only called when `isTTY`. */
  ask(question: string): Promise<string>
}
