import { Command, CommanderError } from 'commander'
import { productVersion } from '../../../platform/version.ts'
import { catalogue, groups } from './catalogue.ts'
import type { Io } from './io.ts'
import { register } from './register.ts'
import { printFault } from './output.ts'
import { commandErrorOf, exitCodes, type ExitCode } from './exit-codes.ts'

const introduction = `Repairs for NaijaTax. Works on DATABASE_URL, else on the copy that runs from DATA_DIR.

Every command that changes something needs --reason, leaves a line in the audit log, and can be tried with --dry-run.
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 not found, 4 refused or limited.`

/** Builds the whole command line. */
export function createProgram(io: Io): Command {
  const program = new Command('support')
    .description(introduction)
    .version(productVersion)
    .showSuggestionAfterError()
    .configureHelp({ showGlobalOptions: false })
  for (const spec of catalogue) register(program, io, { spec, groups })
  return program
}

/** Directs Commander's output to `io`. Commander does not pass this on to existing subcommands, so each is set. */
function redirectOutput(io: Io, command: Command, asJson: boolean): void {
  command
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout(text),
      writeErr: (text) => (asJson ? undefined : io.stderr(text)),
    })
    .showHelpAfterError('Add --help to see how it is used.')
  for (const inner of command.commands) redirectOutput(io, inner, asJson)
}

/**
 * Runs one support command.
 * @param args the arguments after the program's name.
 * @returns the exit code; all output goes to `io`.
 */
export async function runSupport(args: readonly string[], io: Io): Promise<ExitCode> {
  const program = createProgram(io)
  const asJson = args.includes('--json')
  redirectOutput(io, program, asJson)
  try {
    await program.parseAsync([...args], { from: 'user' })
    return exitCodes.done
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return exitCodes.done
      const message = error.code === 'commander.help' ? 'Name a command.' : error.message
      if (asJson) printFault(io, asJson, { message, exitCode: exitCodes.usage })
      return exitCodes.usage
    }
    const fault = commandErrorOf(error)
    printFault(io, asJson, fault)
    return fault.exitCode
  }
}
