import type { Command } from 'commander'
import { NARROW, shellLines } from './layout.ts'
import { printAnswer, type Answer } from './output.ts'
import { ConsentMissing } from './consent.ts'
import { withContext, type Context } from './context.ts'
import { CommandError, commandErrorOf, exitCodes, type HowToType } from './exit-codes.ts'
import type { MachineClaims } from '../../../platform/command-context.ts'
import type { Io } from './io.ts'
import { addCommonOptions, cleanName, cleanReason, readCommonOptions, type CommonOptions } from './options.ts'
import { demandPerson, personOf } from './person.ts'
import { checks, readLimit, valuesIn } from './values.ts'

/** A support command, described as data. */
export interface CommandSpec {
  /** Words and arguments, for example `history <email|id>`. */
  usage: string
  about: string
  /** Whether the command changes data or sends something: then it requires --reason. */
  writes?: boolean
  /** Whether it requires --reason although it only shows: what it shows is a person's own affair. */
  wantsReason?: boolean
  /** Whether it concerns nobody in particular: then the audit log has no line of it, and nobody has to be named. */
  aboutNobody?: boolean
  /** The command's own options: flags, description, default. */
  options?: readonly (readonly [flags: string, about: string, initially?: string])[]
  /** Of these options the flags without which the command cannot go. */
  required?: readonly string[]
  examples: readonly [string, ...string[]]
  run: (context: Context, input: CommandInput) => Promise<Answer>
}

/** The parsed command line: arguments in order, and the command's own options; each was checked. */
export interface CommandInput {
  args: readonly string[]
  options: Readonly<Record<string, string | boolean | undefined>>
}

/** Where a command is in its groups: `jobs retry` of `jobs retry <job>`. */
export const pathOf = (usage: string): string[] => usage.split(' ').filter((word) => !word.startsWith('<'))

/** Whether a command requires --reason. */
export const needsReason = ({ writes, wantsReason }: CommandSpec): boolean =>
  writes === true || wantsReason === true

const optionWithFlag = ({ options = [] }: CommandSpec, flag: string): string =>
  options.find(([flags]) => flags.startsWith(`${flag} `))?.[0] ?? flag

/** Whether the machine names who types, or the command names nobody: else a line says so with --as. */
const isNamedHere = ({ aboutNobody }: CommandSpec, claims: MachineClaims): boolean =>
  aboutNobody === true || personOf(claims, undefined) !== undefined

type Typed = Pick<Io, 'claims' | 'typedAs'>

const exampleOf = (spec: CommandSpec, { claims, typedAs }: Typed, line = spec.examples[0]): string =>
  `${typedAs} ${line}${isNamedHere(spec, claims) ? '' : ' --as "Chidi Okoro"'}`

/** What to type for a command, as this one was typed: where the machine keeps no login, the line says who types it. */
export function howToType(spec: CommandSpec, typed: Typed): HowToType {
  const needed = (spec.required ?? []).map((flag) => ` ${optionWithFlag(spec, flag)}`).join('')
  const named = isNamedHere(spec, typed.claims) ? '' : ' --as <name>'
  const usage = `${typed.typedAs} ${spec.usage}${needed}${needsReason(spec) ? ' --reason <text>' : ''}${named}`
  return { usage, example: exampleOf(spec, typed) }
}

/** A command that has its consent in the line: the last example of such a command shows it. */
const withConsent = (spec: CommandSpec): CommandSpec => ({
  ...spec,
  required: [...(spec.required ?? []), '--yes'],
  examples: [spec.examples.at(-1) ?? spec.examples[0]],
})

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

/** The name by which Commander keeps an option: `dryRun` of `--dry-run <x>`. */
const keyOf = (flags: string): string =>
  flags
    .replace(/^--/, '')
    .replace(/ .*$/, '')
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** @throws CommandError for a value that cannot be meant, or an option that is missing. */
function checkInput({ usage, options = [], required = [] }: CommandSpec, input: CommandInput): void {
  for (const [index, name] of valuesIn(usage).entries()) checks[name](input.args[index] ?? '', `<${name}>`)
  for (const [flags] of options) {
    const flag = flags.replace(/ .*$/, '')
    const typed = input.options[keyOf(flags)]
    if (typed === undefined && required.includes(flag))
      throw new CommandError('usage', `Missing option: ${flags}.`)
    const [name] = valuesIn(flags)
    if (typeof typed === 'string' && name) checks[name](typed, flag)
  }
}

/** @throws CommandError for each rule that the line breaks, --reason first. */
export function checkReason(spec: CommandSpec, { reason }: Pick<CommonOptions, 'reason'>): void {
  if (needsReason(spec) || reason !== undefined) cleanReason(reason)
}

/** The common options, checked: the reason before anything else. @throws CommandError. */
function checkedOptions(spec: CommandSpec, command: Command, io: Io): CommonOptions {
  const common = readCommonOptions(command)
  checkReason(spec, common)
  const as = common.as === undefined ? undefined : cleanName(common.as)
  if (!spec.aboutNobody) demandPerson(io.claims, as)
  const reason = common.reason === undefined ? undefined : cleanReason(common.reason)
  return { ...common, as, reason }
}

/** What a command that only shows answers to --dry-run: a look that leaves no line in the audit log shows nothing. */
const rehearsed = ({ about, aboutNobody }: CommandSpec): Answer => ({
  text: `Would show: ${about}.${aboutNobody ? '' : ' The audit log would keep a line of it.'}`,
  data: {},
})

/** A rehearsal of a change shows what it would change: of an account that is a look, which is kept on record. */
async function noteRehearsal(context: Context, { usage }: CommandSpec, { data }: Answer): Promise<void> {
  const { accountId } = data
  if (typeof accountId === 'string')
    await context.noteShown(`${pathOf(usage).join(' ')} --dry-run`, accountId)
}

/** Adds a command to its group in the program. */
export function register(
  program: Command,
  io: Io,
  { spec, groups }: { spec: CommandSpec; groups: Readonly<Record<string, string>> },
): Command {
  const { usage, about, writes = false, options = [], required = [], examples, run } = spec
  const path = pathOf(usage)
  const values = usage.split(' ').slice(path.length)
  const command = groupOf(program, path.slice(0, -1), groups)
    .command([path.at(-1), ...values].join(' '))
    .description(about)
  for (const [flags, words, initially] of options)
    command.option(
      flags,
      required.some((flag) => flags.startsWith(`${flag} `)) ? `${words} (required)` : words,
      initially,
    )
  addCommonOptions(command, { writes, wantsReason: needsReason(spec) })
  const lines = examples.map((line) => `  ${shellLines(exampleOf(spec, io, line), NARROW - 2)}`)
  command.addHelpText('after', `\nExamples:\n${lines.join('\n')}`)
  const perform = async (): Promise<void> => {
    const common = checkedOptions(spec, command, io)
    const input = { args: command.args, options: command.opts<CommandInput['options']>() }
    checkInput(spec, input)
    const answer = await withContext(io, common, async (context) => {
      const given = await run(context, input)
      if (common.dryRun && writes) await noteRehearsal(context, spec, given)
      return given
    })
    printAnswer(io, common, common.dryRun && !writes ? rehearsed(spec) : answer)
  }
  return command.action(() =>
    perform().catch((error: unknown) => {
      const fault = commandErrorOf(error)
      if (fault.exitCode !== exitCodes.usage) throw fault
      const typed = fault instanceof ConsentMissing ? withConsent(spec) : spec
      throw new CommandError('usage', fault.message, howToType(typed, io))
    }),
  )
}

/** The first argument; Commander rejects a line without it, so it is never missing. */
export const firstOf = ({ args }: CommandInput): string => args[0] ?? ''

/** The text of one of the command's own options. */
export function textOf({ options }: CommandInput, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

/** The rows that --limit allows. */
export const limitOf = (input: CommandInput): number => readLimit(textOf(input, 'limit') ?? '')
