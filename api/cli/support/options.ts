import { Option, type Command } from 'commander'
import { redactEmails } from '../../../platform/redact.ts'
import { CommandError } from './exit-codes.ts'

/** Options that every command accepts. */
export interface CommonOptions {
  json: boolean
  dryRun: boolean
  quiet: boolean
  show: boolean
  /** False with --no-input: no prompts. */
  input: boolean
  /** The reason written to the audit log. */
  reason: string | undefined
}

const LONGEST_REASON = 300
const SHORTEST_REASON = 5

/**
 * Validates a reason for the audit log: one line, without email addresses, which that log must not contain.
 * @throws CommandError when it is empty, or longer than a sentence or two.
 */
export function cleanReason(text: string): string {
  const line = redactEmails(text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim())
  if (line.length < SHORTEST_REASON)
    throw new CommandError(
      'usage',
      'Say why with --reason, for example --reason "ticket 4711: mail not received".',
    )
  if (line.length > LONGEST_REASON)
    throw new CommandError(
      'usage',
      `The reason has ${line.length} characters; use at most ${LONGEST_REASON}.`,
    )
  return line
}

/** Adds the common options. @param writes whether the command changes data: then --reason is required. */
export function addCommonOptions(command: Command, writes: boolean): Command {
  const reason = new Option('--reason <text>', 'why, for the audit log: a ticket, a telephone call')
  if (writes)
    command
      .addOption(reason.makeOptionMandatory())
      .option('--dry-run', 'do everything and keep nothing')
      .option('--no-input', 'ask nothing, fail instead')
  else command.addOption(reason)
  return command
    .option('--json', 'one JSON object on standard output')
    .option('--show', 'email addresses in full')
    .option('-q, --quiet', 'the result alone, no advice')
}

/** Reads the common options. @throws CommandError for an invalid reason. */
export function readCommonOptions(command: Command): CommonOptions {
  const parsed = command.opts<
    Partial<Record<'json' | 'dryRun' | 'quiet' | 'show' | 'input', boolean>> & { reason?: string }
  >()
  return {
    json: parsed.json ?? false,
    dryRun: parsed.dryRun ?? false,
    quiet: parsed.quiet ?? false,
    show: parsed.show ?? false,
    input: parsed.input ?? true,
    reason: parsed.reason === undefined ? undefined : cleanReason(parsed.reason),
  }
}

const MOST = 500

/** Reads --limit, the number of rows a list shows. @throws CommandError unless it is from 1 to 500. */
export function readLimit(typed: unknown): number {
  const limit = Number(typed)
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST)
    throw new CommandError('usage', `--limit must be a whole number from 1 to ${MOST}.`)
  return limit
}
