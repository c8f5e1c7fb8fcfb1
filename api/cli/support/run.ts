import { Command, type CommanderError } from 'commander'
import { productVersion } from '../../../platform/version.ts'
import { catalogue, groups } from './catalogue.ts'
import type { Io } from './io.ts'
import { NARROW } from './layout.ts'
import { readCommonOptions } from './options.ts'
import { checkReason, howToType, register, type CommandSpec } from './register.ts'
import { printFault, type Fault } from './output.ts'
import { commandErrorOf, exitCodes, type ExitCode } from './exit-codes.ts'

const introduction = `Repairs for NaijaTax. Works on DATABASE_URL, else on the copy that runs from DATA_DIR.

Every command that changes something needs --reason, 5 to 300 characters in one line; leaves a line in the audit log that names who signed in to this machine, or --as where it keeps no login; and can be tried with --dry-run.

Exit codes: 0 done, 1 failed, 2 wrong usage, 3 not found, 4 refused or limited.`

/** A command line, and which command of it is which entry of the catalogue. */
interface CommandLine {
  program: Command
  specs: ReadonlyMap<Command, CommandSpec>
  io: Io
}

/** Builds the whole command line. */
export function createProgram(io: Io): CommandLine {
  const program = new Command('support')
    .description(introduction)
    .version(productVersion)
    .showSuggestionAfterError()
    .configureHelp({ showGlobalOptions: false, minWidthToWrap: 20 })
  const specs = new Map(catalogue.map((spec) => [register(program, io, { spec, groups }), spec]))
  return { program, specs, io }
}

/** A line that Commander could not read, and the command that it was meant for. */
class TypedWrongly extends Error {
  readonly command: Command
  readonly fault: CommanderError
  constructor(command: Command, fault: CommanderError) {
    super(fault.message)
    this.command = command
    this.fault = fault
  }
}

/** Directs Commander's output to `io`. Commander does not pass this on to existing subcommands, so each is set. */
function redirectOutput(io: Io, command: Command, asJson: boolean): void {
  command
    .exitOverride((fault) => {
      throw new TypedWrongly(command, fault)
    })
    .configureOutput({
      writeOut: (text) => io.stdout(text),
      // Help for a group without a command is written here; its faults are ours to print.
      writeErr: (text) => (asJson ? undefined : io.stderr(text)),
      outputError: () => undefined,
      getOutHelpWidth: () => NARROW,
      getErrHelpWidth: () => NARROW,
    })
  for (const inner of command.commands) redirectOutput(io, inner, asJson)
}

/** Commander's words for a fault, as a sentence. */
function sentenceOf({ message, code }: CommanderError): string {
  if (code === 'commander.help') return 'Name a command.'
  const [said = '', ...suggestions] = message.replace(/^error: /, '').split('\n')
  const sentence = `${said.slice(0, 1).toUpperCase()}${said.slice(1)}`
  return [/[.?!)]$/.test(sentence) ? sentence : `${sentence}.`, ...suggestions].join('\n')
}

/** What breaks the rule of --reason, or undefined. */
function reasonFault(command: Command, spec: CommandSpec): string | undefined {
  try {
    checkReason(spec, readCommonOptions(command))
    return undefined
  } catch (error) {
    return commandErrorOf(error).message
  }
}

/** The commands of a group by their usage, and what each is about. */
const within = (group: Command, { specs, io }: CommandLine): string[] =>
  [...specs.entries()].flatMap(([command, spec]) => {
    for (let above = command.parent; above; above = above.parent)
      if (above === group) return [howToType(spec, io).usage]
    return []
  })

/** A line that could not be read, with the rule of --reason before what else is wrong, and what to type instead. */
function faultOfLine(line: CommandLine, { command, fault }: TypedWrongly): Fault {
  const spec = line.specs.get(command)
  const message = sentenceOf(fault)
  if (!spec) return { exitCode: exitCodes.usage, message, oneOf: within(command, line) }
  const reason = reasonFault(command, spec)
  return {
    exitCode: exitCodes.usage,
    message: reason === undefined ? message : `${reason}\n${message}`,
    howToType: howToType(spec, line.io),
  }
}

/** A request for help in the other order: the words before `--help`, which only known ones lead to. */
function helpOf(program: Command, words: readonly string[]): readonly string[] {
  let command: Command | undefined = program
  for (const word of words) {
    if (command.commands.length === 0) break
    const inner: Command | undefined = command.commands.find((one) => one.name() === word)
    if (!inner) return words
    command = inner
  }
  return [...words, '--help']
}

/**
 * Runs one support command.
 * @param args the arguments after the program's name.
 * @returns the exit code; all output goes to `io`.
 */
export async function runSupport(args: readonly string[], io: Io): Promise<ExitCode> {
  const line = createProgram(io)
  // Commander's own word knows one level of commands, and prints everything for one that it does not know.
  const [first, ...named] = args
  const typed = first === 'help' && named.length > 0 ? helpOf(line.program, named) : args
  const asJson = args.includes('--json')
  redirectOutput(io, line.program, asJson)
  const print = (fault: Fault): ExitCode => {
    printFault(io, { asJson, wide: args.includes('--wide') }, fault)
    return fault.exitCode
  }
  try {
    await line.program.parseAsync([...typed], { from: 'user' })
    return exitCodes.done
  } catch (error) {
    if (!(error instanceof TypedWrongly)) return print(commandErrorOf(error))
    const { exitCode, code } = error.fault
    if (exitCode === 0) return exitCodes.done
    // The help of the group is printed already.
    if (code === 'commander.help' && !asJson) return exitCodes.usage
    return print(faultOfLine(line, error))
  }
}
