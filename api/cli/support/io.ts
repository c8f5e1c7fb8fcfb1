import type { Clock } from '../../../platform/clock.ts'

/** What the support command line knows of the world; a test gives its own. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly clock: Clock
  /** Name of who is at the keyboard, for the audit log. */
  readonly user: string
  /** Whether a person can be asked: standard input is a terminal. */
  readonly isTTY: boolean
  /** Data, for people and for pipes. */
  stdout(text: string): void
  /** Everything else that is said: faults, questions, progress. */
  stderr(text: string): void
  /** Asks a person for a line. Only called when `isTTY`. */
  ask(question: string): Promise<string>
}
