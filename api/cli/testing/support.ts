import type { TestDatabase } from '../../../db/testing/database.ts'
import { movableClock, type MovableClock } from '../../../platform/testing/movable-clock.ts'
import type { ExitCode } from '../support/exit-codes.ts'
import type { Io } from '../support/io.ts'
import { runSupport } from '../support/run.ts'

/** Output and exit code of one command. */
export interface Spoken {
  code: ExitCode
  out: string
  err: string
}

/** The support command line on a test database, with a fixed clock and scripted answers to prompts. */
export interface TestSupport {
  readonly clock: MovableClock
  /** Runs a command; `io` overrides parts of the test's Io. */
  run(args: readonly string[], io?: Partial<Io>): Promise<Spoken>
  /** The same with --json, its answer parsed. */
  runJson(args: readonly string[]): Promise<Spoken & { json: Record<string, unknown> }>
}

/**
 * Sets up a command line for this test file; call once at the top. Its environment is DATABASE_URL and `env` only.
 */
export function useTestSupport(
  db: TestDatabase,
  { clock = movableClock(), env = {} }: { clock?: MovableClock; env?: Io['env'] } = {},
): TestSupport {
  async function run(args: readonly string[], io: Partial<Io> = {}): Promise<Spoken> {
    const spoken = { out: '', err: '' }
    const code = await runSupport(args, {
      env: { DATABASE_URL: db.url, ...env },
      clock,
      user: 'chidi',
      isTTY: false,
      stdout: (text) => void (spoken.out += text),
      stderr: (text) => void (spoken.err += text),
      ask: () => Promise.reject(new Error('nobody is there to be asked')),
      ...io,
    })
    return { code, ...spoken }
  }
  return {
    clock,
    run,
    runJson: async (args) => {
      const spoken = await run([...args, '--json'])
      return { ...spoken, json: spoken.out === '' ? {} : (JSON.parse(spoken.out) as Record<string, unknown>) }
    },
  }
}
