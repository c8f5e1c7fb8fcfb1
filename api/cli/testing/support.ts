import type { TestDatabase } from '../../../db/testing/database.ts'
import type { MachineClaims, Person } from '../../../platform/command-context.ts'
import { movableClock, type MovableClock } from '../../../platform/testing/movable-clock.ts'
import { catalogue } from '../support/catalogue.ts'
import type { ExitCode } from '../support/exit-codes.ts'
import type { Io } from '../support/io.ts'
import { runSupport } from '../support/run.ts'

const claims: MachineClaims = { osUser: 'root', loginUid: 1000, loginName: 'chidi' }

const typedAs = 'npm run -s support --'

/** Output and exit code of one command. */
export interface CommandOutput {
  code: ExitCode
  out: string
  err: string
}

/** The support command line on a test database, with a fixed clock, lines of any length and scripted answers to prompts. */
export interface TestSupport {
  readonly clock: MovableClock
  /** Who runs its commands, as the audit log names them: the role of the test database. */
  readonly actor: string
  /** What the machine says of them, as the audit log keeps it. */
  readonly claims: MachineClaims
  /** What stands before the words of its commands. */
  readonly typedAs: string
  /** Who they are there. */
  readonly person: Person
  /** Runs a command; `io` overrides parts of the test's Io. */
  run(args: readonly string[], io?: Partial<Io>): Promise<CommandOutput>
  /** The same with --json, its answer parsed. */
  runJson(args: readonly string[]): Promise<CommandOutput & { json: Record<string, unknown> }>
}

/** The first word of each command, with which a sentence may go on: “See them with: billing unmatched”, “Mail it. user reset-link …”. */
const commandWords = new Set(catalogue.map(({ usage }) => usage.split(' ', 1)[0] ?? ''))

/** @throws where a sentence of ours begins with a small letter, as one that was put together wrongly does. */
function demandSentences(said: string, typed: readonly string[]): void {
  const broken = [...said.replaceAll(/\s+/g, ' ').matchAll(/[a-z)”][.?!] ([a-z-]+) .{0,30}/g)].find(
    ([, word = '']) => !commandWords.has(word) && !typed.some((one) => one.includes(word)),
  )
  if (broken) throw new Error(`A sentence begins with a small letter: “${broken[0]}”`)
}

/**
 * Sets up a command line for this test file; call once at the top. Its environment is DATABASE_URL and `env` only.
 */
export function useTestSupport(
  db: TestDatabase,
  { clock = movableClock(), env = {} }: { clock?: MovableClock; env?: Io['env'] } = {},
): TestSupport {
  async function run(args: readonly string[], io: Partial<Io> = {}): Promise<CommandOutput> {
    const output = { out: '', err: '' }
    const code = await runSupport(args, {
      env: { DATABASE_URL: db.url, ...env },
      clock,
      claims,
      typedAs,
      isTTY: false,
      width: Number.POSITIVE_INFINITY,
      stdout: (text) => void (output.out += text),
      stderr: (text) => void (output.err += text),
      ask: () => Promise.reject(new Error('nobody is there to be asked')),
      ...io,
    })
    for (const said of [output.out, output.err]) demandSentences(said, args)
    return { code, ...output }
  }
  return {
    clock,
    claims,
    typedAs,
    person: { name: 'chidi', by: 'login' },
    get actor() {
      return `support:${new URL(db.url).username}`
    },
    run,
    runJson: async (args) => {
      const output = await run([...args, '--json'])
      return { ...output, json: output.out === '' ? {} : (JSON.parse(output.out) as Record<string, unknown>) }
    },
  }
}
