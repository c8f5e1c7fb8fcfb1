import { styleText } from 'node:util'
import type { CommonOptions } from './options.ts'
import type { Io } from './io.ts'

/** Control characters and direction marks: on a terminal they can move, hide or forge text. */
const invisibleCharacters = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu

/** Makes text of unknown origin safe to print on a terminal: invisible characters become `\u{…}`. */
export function printable(text: string): string {
  return text.replaceAll(invisibleCharacters, (mark) => `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`)
}

/**
 * Masks an email address for output without --show: enough to recognise on the telephone, too little to copy.
 * `adaeze.okafor@example.ng` becomes `a…r@example.ng`.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 1) return '…'
  const name = address.slice(0, at)
  return `${name.slice(0, 1)}…${name.length > 3 ? name.slice(-1) : ''}${address.slice(at)}`
}

/** Formats a moment as `2026-11-21 10:00` in Lagos time. */
const lagos = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Lagos',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment in Lagos time to the minute; `-` for none. */
export const inLagos = (moment: Date | null | undefined): string =>
  moment ? `${lagos.format(moment)} Lagos` : '-'

/** Formats rows below their titles in aligned columns; every cell is made safe to print. */
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

/** The output of a command: text for people, JSON for programs. */
export interface Answer {
  /** What happened, in a sentence or a few lines. */
  text: string
  /** The same as data for programs. */
  data: Readonly<Record<string, unknown>>
  /** What to do next. */
  next?: string | undefined
  /** Ids of the audit entries that record it. */
  auditIds?: readonly string[]
}

/** Prints the answer on standard output; with --json as one object with moments in ISO 8601 (UTC). */
export function printAnswer(io: Io, options: CommonOptions, answer: Answer): void {
  const { text, data, next, auditIds = [] } = answer
  // A dry run rolls its audit entries back, so their ids are not printed.
  const storedIds = options.dryRun ? [] : auditIds
  if (options.json) {
    const whole = {
      ...data,
      dryRun: options.dryRun,
      auditIds: storedIds,
      ...(next !== undefined && { next }),
    }
    io.stdout(`${JSON.stringify(whole, null, 2)}\n`)
    return
  }
  const lines = [options.dryRun ? `Dry run, nothing was kept. ${text}` : text]
  if (!options.quiet) {
    if (next !== undefined) lines.push(`Next: ${next}`)
    if (storedIds.length > 0) lines.push(`Audit: ${storedIds.join(', ')}`)
  }
  io.stdout(`${lines.join('\n')}\n`)
}

/** Whether words may be coloured: on a terminal, and NO_COLOR is not set. */
const mayColour = ({ isTTY, env }: Io): boolean => isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb'

/** Prints an error on standard error; as JSON with --json. */
export function printFault(
  io: Io,
  asJson: boolean,
  { message, exitCode }: { message: string; exitCode: number },
): void {
  if (asJson) io.stderr(`${JSON.stringify({ error: { exitCode, message } })}\n`)
  else io.stderr(`${mayColour(io) ? styleText('red', message, { validateStream: false }) : message}\n`)
}
