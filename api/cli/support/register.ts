import type { Command } from 'commander'
import { printAnswer, type Answer } from './output.ts'
import { withContext, type Context } from './context.ts'
import type { Io } from './io.ts'
import { addCommonOptions, readCommonOptions } from './options.ts'

/** A support command, described as data. */
export interface CommandSpec {
  /** Words and arguments, for example `history <email|id>`. */
  usage: string
  about: string
  /** Whether the command changes data: then it requires --reason and accepts --dry-run. */
  writes?: boolean
  /** The command's own options: flags, description, default. */
  options?: readonly (readonly [flags: string, about: string, initially?: string])[]
  examples: readonly string[]
  run: (context: Context, input: CommandInput) => Promise<Answer>
}

/** The parsed command line: arguments in order, and the command's own options. */
export interface CommandInput {
  args: readonly string[]
  options: Readonly<Record<string, string | boolean | undefined>>
}

const LINE = 'npm run -s support --'

/** The command group with this name; created on first use. */
function groupOf(
  program: Command,
  words: readonly string[],
  groups: Readonly<Record<string, string>>,
): Command {
  let group = program
  for (const [index, word] of words.entries()) {
    const about = groups[words.slice(0, index + 1).join(' ')] ?? ''
    group =
      group.commands.find((command) => command.name() === word) ?? group.command(word).description(about)
  }
  return group
}

/** Adds a command to its group in the program. */
export function register(
  program: Command,
  io: Io,
  { spec, groups }: { spec: CommandSpec; groups: Readonly<Record<string, string>> },
): void {
  const { usage, about, writes = false, options = [], examples, run } = spec
  const words = usage.split(' ')
  const last = words.findLastIndex((word) => !word.startsWith('<'))
  const command = groupOf(program, words.slice(0, last), groups)
    .command(words.slice(last).join(' '))
    .description(about)
  for (const [flags, words, initially] of options) command.option(flags, words, initially)
  addCommonOptions(command, writes)
  command.addHelpText('after', `\nExamples:\n${examples.map((line) => `  ${LINE} ${line}`).join('\n')}`)
  command.action(async () => {
    const common = readCommonOptions(command)
    const answer = await withContext(io, common, (context) =>
      run(context, { args: command.args, options: command.opts<CommandInput['options']>() }),
    )
    printAnswer(io, common, answer)
  })
}

/** The first argument; Commander rejects a line without it, so it is never missing. */
export const firstOf = ({ args }: CommandInput): string => args[0] ?? ''

/** The text of one of the command's own options. */
export function textOf({ options }: CommandInput, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}
