import { CommanderError, type Command } from 'commander'
import { printFault } from './answer.ts'
import { commandErrorOf, exitCodes, type ExitCode } from './exit-codes.ts'
import type { Io } from './io.ts'
import { createProgram } from './program.ts'

/** Commander copies this to no command that exists already: each gets it for itself. */
function speakThrough(io: Io, command: Command): void {
  command
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.stdout(text), writeErr: (text) => io.stderr(text) })
    .showHelpAfterError('Add --help to see how it is used.')
  for (const inner of command.commands) speakThrough(io, inner)
}

/**
 * Runs one command of the support line.
 * @param args what was typed after the program's name.
 * @returns the exit code; everything was said on `io`.
 */
export async function runSupport(args: readonly string[], io: Io): Promise<ExitCode> {
  const program = createProgram(io)
  speakThrough(io, program)
  try {
    await program.parseAsync([...args], { from: 'user' })
    return exitCodes.done
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage
    const fault = commandErrorOf(error)
    printFault(io, args.includes('--json'), fault)
    return fault.exitCode
  }
}
