import { styleText } from 'node:util'
import type { CommonOptions } from './options.ts'
import type { Io } from './io.ts'

/** Control characters and marks that change the direction of writing: on a terminal they move, hide or forge words. */
const unseen = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu

/** Text that somebody else typed, safe to print on a terminal: what cannot be seen stands as `\u{…}`. */
export function printable(text: string): string {
  return text.replaceAll(unseen, (mark) => `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`)
}

/**
 * An email address as it is printed without --show: enough to recognise on the telephone, too little to copy.
 * `adaeze.okafor@example.ng` is `a…r@example.ng`.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 1) return '…'
  const name = address.slice(0, at)
  return `${name.slice(0, 1)}…${name.length > 3 ? name.slice(-1) : ''}${address.slice(at)}`
}

/** A moment as people at the desk read it: `2026-11-21 10:00` in Lagos; `-` for none. */
const lagos = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Lagos',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment in Lagos time, to the minute; `-` when there is none. */
export const inLagos = (moment: Date | null | undefined): string =>
  moment ? `${lagos.format(moment)} Lagos` : '-'

/** Rows under their titles, columns of one width, each cell safe to print. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [titles, ...rows.map((row) => row.map(printable))]
  const widths = titles.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

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
