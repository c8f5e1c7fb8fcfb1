import { Option, type Command } from 'commander'
import { isReasonGap, LONGEST_REASON, SHORTEST_REASON } from '../../../platform/reason.ts'
import { redactEmails } from '../../../platform/redact.ts'
import { CommandError } from './exit-codes.ts'

/** Options that every command accepts. */
export interface CommonOptions {
  json: boolean
  dryRun: boolean
  quiet: boolean
  show: boolean
  /** Tables and sentences as wide as they are. */
  wide: boolean
  /** False with --no-input: no prompts. */
  input: boolean
  /** The reason written to the audit log. */
  reason: string | undefined
  /** Who runs the command, as they say. */
  as: string | undefined
}

/** The rule of a reason, told with every fault of one and in each command's help. */
const reasonRule = `${SHORTEST_REASON} to ${LONGEST_REASON} characters in one line, such as --reason "ticket 4711: mail not received".`

/** Line breaks, and characters that cannot be seen: what the audit log holds is read as it was typed. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]/u

/** One line without email addresses, which the audit log must not contain. */
const cleanLine = (text: string): string => redactEmails(text.trim())

/**
 * Validates a reason for the audit log.
 * @throws CommandError with the rule when there is none, or it is empty, longer than a sentence or two, of several lines, or the gap
 *   of a printed line.
 */
export function cleanReason(text: string | undefined): string {
  if (text === undefined) throw new CommandError('usage', `Say why with --reason: ${reasonRule}`)
  const line = cleanLine(text)
  // Before an address is taken out, which may have such a character in it.
  if (unseen.test(text.trim()))
    throw new CommandError(
      'usage',
      `The reason has more than one line, or a character that cannot be seen. Nothing was done. Say why with --reason: ${reasonRule}`,
    )
  if (isReasonGap(line))
    throw new CommandError(
      'usage',
      `${line} is the gap of a printed line, not a reason: write in its place why you do it. Nothing was done. Say why with --reason: ${reasonRule}`,
    )
  if (line.length < SHORTEST_REASON || line.length > LONGEST_REASON)
    throw new CommandError(
      'usage',
      `The reason is too ${line.length < SHORTEST_REASON ? 'short' : 'long'}. Say why with --reason: ${reasonRule}`,
    )
  return line
}

const namePattern = /^[\p{L}\p{M}][\p{L}\p{M}\p{N} .’'_-]{1,63}$/u

/** Validates a name after --as. @throws CommandError for what is no name. */
export function cleanName(text: string): string {
  const name = cleanLine(text)
  if (namePattern.test(name)) return name
  throw new CommandError(
    'usage',
    'Say who you are with --as: your name, 2 to 64 letters, such as --as "Chidi Okoro".',
  )
}

/** What a command does decides which of the common options it takes. */
interface Kind {
  /** It changes data: then it cannot go without --reason. */
  writes: boolean
  /** It tells of money or sends nothing, and still wants a reason. */
  wantsReason: boolean
}

/** Adds the common options. */
export function addCommonOptions(command: Command, { writes, wantsReason }: Kind): Command {
  const need = wantsReason ? 'required' : 'optional'
  command.addOption(
    new Option(
      '--reason <text>',
      `why, for the audit log (${need}): a ticket or a call, ${SHORTEST_REASON} to ${LONGEST_REASON} characters`,
    ),
  )
  command.option('--as <name>', 'who you are; required where the machine keeps no login')
  command.option(
    '--dry-run',
    writes ? 'say what would happen, and keep nothing' : 'say what would be shown, and show nothing',
  )
  if (writes) command.option('--no-input', 'ask nothing, fail instead')
  return command
    .option('--json', 'one JSON object on standard output')
    .option('--show', 'email addresses in full')
    .option('--wide', 'lines as long as they are, instead of 80 columns')
    .option('-q, --quiet', 'the result alone, no advice')
}

/** The common options as typed; reason and name are checked by `cleanReason` and `cleanName`. */
export function readCommonOptions(command: Command): CommonOptions {
  const parsed = command.opts<
    Partial<Record<'json' | 'dryRun' | 'quiet' | 'show' | 'wide' | 'input', boolean>> & {
      reason?: string
      as?: string
    }
  >()
  return {
    json: parsed.json ?? false,
    dryRun: parsed.dryRun ?? false,
    quiet: parsed.quiet ?? false,
    show: parsed.show ?? false,
    wide: parsed.wide ?? false,
    input: parsed.input ?? true,
    reason: parsed.reason,
    as: parsed.as,
  }
}
