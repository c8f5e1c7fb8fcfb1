import { styleText } from 'node:util'
import type { CommonOptions } from './options.ts'
import type { Io } from './io.ts'

/** What a command gives back: said to people, or as JSON to programs. */
export interface Answer {
  /** What happened, in a sentence or a few lines. */
  said: string
  /** The same for programs. */
  data: Readonly<Record<string, unknown>>
  /** What to do next. */
  next?: string | undefined
  /** Ids of the audit entries that tell of it. */
  auditIds?: readonly string[]
}

/** The answer on standard output; with --json one object, moments in ISO 8601 (UTC). */
export function printAnswer(io: Io, options: CommonOptions, answer: Answer): void {
  const { said, data, next, auditIds = [] } = answer
  // What a dry run wrote into the audit log was rolled back with the rest.
  const kept = options.dryRun ? [] : auditIds
  if (options.json) {
    const whole = { ...data, dryRun: options.dryRun, auditIds: kept, ...(next !== undefined && { next }) }
    io.stdout(`${JSON.stringify(whole, null, 2)}\n`)
    return
  }
  const lines = [options.dryRun ? `Dry run, nothing was kept. ${said}` : said]
  if (!options.quiet) {
    if (next !== undefined) lines.push(`Next: ${next}`)
    if (kept.length > 0) lines.push(`Audit: ${kept.join(', ')}`)
  }
  io.stdout(`${lines.join('\n')}\n`)
}

/** Whether words may be coloured: on a terminal, and NO_COLOR is not set. */
const mayColour = ({ isTTY, env }: Io): boolean => isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb'

/** A fault on standard error; as JSON when programs listen. */
export function printFault(
  io: Io,
  asJson: boolean,
  { message, exitCode }: { message: string; exitCode: number },
): void {
  if (asJson) io.stderr(`${JSON.stringify({ error: { exitCode, message } })}\n`)
  else io.stderr(`${mayColour(io) ? styleText('red', message, { validateStream: false }) : message}\n`)
}
