import { styleText } from 'node:util'
import type { ExitCode, HowToType } from './exit-codes.ts'
import { columns, shellLines, standsInColumns, wrap } from './layout.ts'
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

/** Rows below their titles, in aligned columns; without titles, facts beside their names. */
export interface Table {
  titles: readonly string[]
  rows: readonly (readonly string[])[]
}

export const table = (titles: readonly string[], rows: Table['rows']): Table => ({ titles, rows })

/** Facts of one thing, each beside its name. */
export const facts = (rows: readonly (readonly [name: string, fact: string])[]): Table => table([], rows)

/**
 * Lines for a terminal; every cell is made safe to print. Rows that are too long for columns stand below one another.
 * @param width in columns.
 */
export function rendered(part: string | Table, width: number): string {
  if (typeof part === 'string')
    return part
      .split('\n')
      .flatMap((line) => wrap(line, width))
      .join('\n')
  const { titles, rows } = part
  const cells = rows.map((row) => row.map(printable))
  if (titles.length === 0) return columns(cells, width)
  if (standsInColumns([titles, ...cells], width)) return columns([titles, ...cells], width)
  // An id that is broken cannot be copied: each row becomes a list of its own.
  return cells
    .map((row) =>
      columns(
        titles.map((title, column) => [title, row[column] ?? '']),
        width,
      ),
    )
    .join('\n\n')
}

/** The output of a command: text for people, JSON for programs. */
export interface Answer {
  /** What happened, in a sentence or a few lines, with tables between. */
  text: string | readonly (string | Table)[]
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
  const width = options.wide ? Number.POSITIVE_INFINITY : io.width
  const parts: (string | Table)[] = typeof text === 'string' ? [text] : [...text]
  if (options.dryRun) parts.unshift('Dry run, nothing was kept. Without --dry-run it would say:')
  if (!options.quiet) {
    if (next !== undefined) parts.push(`Next: ${next}`)
    if (storedIds.length > 0) parts.push(`Audit: ${storedIds.join(', ')}`)
  }
  io.stdout(`${parts.map((part) => rendered(part, width)).join('\n')}\n`)
}

/** Whether words may be coloured: on a terminal, and NO_COLOR is not set. */
const mayColour = ({ isTTY, env }: Io): boolean => isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb'

/** Why a command ended, and what to type instead. */
export interface Fault {
  message: string
  exitCode: ExitCode
  howToType?: HowToType | undefined
  /** For a group: the usage of each of its commands. */
  oneOf?: readonly string[]
}

/** Prints a fault on standard error, with what to type instead; as JSON with --json. */
export function printFault(
  io: Io,
  { asJson, wide }: { asJson: boolean; wide: boolean },
  { message, exitCode, howToType, oneOf }: Fault,
): void {
  if (asJson) {
    const error = { exitCode, message, ...howToType, ...(oneOf && { oneOf }) }
    io.stderr(`${JSON.stringify({ error })}\n`)
    return
  }
  const width = wide ? Number.POSITIVE_INFINITY : io.width
  const safe = message.split('\n').map(printable).join('\n')
  const said = rendered(safe, width)
  const types = howToType
    ? [
        `Type: ${shellLines(howToType.usage, width - 6)}`,
        `Such as:\n  ${shellLines(howToType.example, width - 2)}`,
      ]
    : []
  const lines = [
    mayColour(io) ? styleText('red', said, { validateStream: false }) : said,
    ...types,
    ...(oneOf ? ['Type one of:', ...oneOf.map((usage) => `  ${shellLines(usage, width - 2)}`)] : []),
  ]
  io.stderr(`${lines.join('\n')}\n`)
}
