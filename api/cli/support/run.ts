import { CommanderError, type Command } from 'commander'
import { printFault } from './answer.ts'
import { commandErrorOf, exitCodes, type ExitCode } from './exit-codes.ts'
import type { Io } from './io.ts'
import { createProgram } from './program.ts'

/** Commander copies this to no command that exists already: each gets it for itself. */
function speakThrough(io: Io, command: Command, asJson: boolean): void {
  command
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout(text),
      writeErr: (text) => (asJson ? undefined : io.stderr(text)),
    })
    .showHelpAfterError('Add --help to see how it is used.')
  for (const inner of command.commands) speakThrough(io, inner, asJson)
}

/**
 * Runs one command of the support line.
 * @param args what was typed after the program's name.
 * @returns the exit code; everything was said on `io`.
 */
export async function runSupport(args: readonly string[], io: Io): Promise<ExitCode> {
  const program = createProgram(io)
  const asJson = args.includes('--json')
  speakThrough(io, program, asJson)
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
