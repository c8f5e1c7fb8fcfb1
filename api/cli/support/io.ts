import type { Clock } from '../../../platform/clock.ts'

/** The command line's access to its environment; tests replace it. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly clock: Clock
  /** Name of the user at the keyboard, for the audit log. */
  readonly user: string
  /** Whether standard input is a terminal, so that a prompt can be answered. */
  readonly isTTY: boolean
  /** Writes data to standard output. */
  stdout(text: string): void
  /** Writes diagnostics to standard error: faults, prompts, progress. */
  stderr(text: string): void
  /** Prompts for a line. Only called when `isTTY`. */
  ask(question: string): Promise<string>
}
