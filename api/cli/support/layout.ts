import stringWidth from 'string-width'

/** Columns of the narrowest terminal that is served. */
export const NARROW = 80

const GAP = '  '

/** Ids are copied from the terminal: they are broken last. */
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Parts of a word between which it may be broken: after its punctuation. */
const partsOf = (word: string): string[] =>
  idPattern.test(word) ? [word] : (word.match(/[^-@./_:=,]*[-@./_:=,]|[^-@./_:=,]+$/gu) ?? [word])

/** Joins pieces to lines of at most `width` columns; a piece that is wider stands alone. */
function fill(pieces: readonly string[], width: number, separator: string): string[] {
  const lines: string[] = []
  let line: string | undefined
  for (const piece of pieces) {
    const longer: string = line === undefined ? piece : `${line}${separator}${piece}`
    if (line !== undefined && stringWidth(longer) > width) {
      lines.push(line)
      line = piece
    } else line = longer
  }
  return line === undefined ? lines : [...lines, line]
}

/** Breaks a word that is wider than `width`: after punctuation where that does, else anywhere. */
function broken(word: string, width: number): string[] {
  if (stringWidth(word) <= width) return [word]
  const parts = partsOf(word).flatMap((part) =>
    stringWidth(part) <= width
      ? [part]
      : fill(
          [...graphemes.segment(part)].map(({ segment }) => segment),
          width,
          '',
        ),
  )
  return fill(parts, width, '')
}

/**
 * Wraps a line at its spaces. @param width in columns of a terminal.
 * @param words whether a word that is wider stays whole, so that it can be copied, or is broken.
 */
export function wrap(text: string, width: number, words: 'whole' | 'broken' = 'whole'): string[] {
  if (stringWidth(text) <= width) return [text]
  const all = text.split(' ').filter((word) => word !== '')
  return fill(words === 'whole' ? all : all.flatMap((word) => broken(word, width)), width, ' ')
}

/** Takes columns from the widest that is above its floor, until all fit or none is above. */
function shrunk(widths: readonly number[], floors: readonly number[], available: number): number[] {
  const shrinking = [...widths]
  let excess = shrinking.reduce((sum, width) => sum + width, 0) - available
  for (; excess > 0; excess -= 1) {
    const above = shrinking.map((width, index) => (width > (floors[index] ?? 0) ? width : 0))
    const widest = above.indexOf(Math.max(...above))
    if (above[widest] === 0) break
    shrinking[widest] = (shrinking[widest] ?? 0) - 1
  }
  return shrinking
}

/** Columns that a wide character takes: no column is narrower. */
const NARROWEST = 2

const wordsOf = (cell: string): string[] => cell.split(' ')

/** The widest of these pieces of each column's cells. */
const widestOf = (
  rows: readonly (readonly string[])[],
  count: number,
  pieces: (cell: string) => string[],
): number[] =>
  Array.from({ length: count }, (_, column) =>
    Math.max(
      NARROWEST,
      ...rows.flatMap((row) => pieces(row[column] ?? '').map((piece) => stringWidth(piece))),
    ),
  )

const countOf = (rows: readonly (readonly string[])[]): number =>
  Math.max(0, ...rows.map((row) => row.length))

/** Columns that are left for what stands in the cells. */
const roomOf = (count: number, width: number): number => width - GAP.length * (count - 1)

/** The widths of the columns: first spaces are used to wrap at, then punctuation, then any place. */
function widthsOf(rows: readonly (readonly string[])[], count: number, available: number): number[] {
  const widest = (pieces: (cell: string) => string[]): number[] => widestOf(rows, count, pieces)
  const floors = [
    widest(wordsOf),
    widest((cell) => wordsOf(cell).flatMap(partsOf)),
    Array.from({ length: count }, () => NARROWEST),
  ]
  return floors.reduce(
    (widths, floor) => shrunk(widths, floor, available),
    widest((cell) => [cell]),
  )
}

/** A column narrower than this is hard to read where its cells go over more lines than that. */
const NARROW_COLUMN = 20
const MOST_LINES = 2

/** Whether the rows can stand in columns without a word or an id being broken, and none is a narrow string of words. */
export function standsInColumns(rows: readonly (readonly string[])[], width: number): boolean {
  const count = countOf(rows)
  const room = roomOf(count, width)
  if (widestOf(rows, count, wordsOf).reduce((sum, one) => sum + one, 0) > room) return false
  const widths = widthsOf(rows, count, room)
  return rows.every((row) =>
    row.every((cell, column) => {
      const columnWidth = widths[column] ?? 0
      return columnWidth >= NARROW_COLUMN || wrap(cell, columnWidth, 'broken').length <= MOST_LINES
    }),
  )
}

/** Aligned columns, two spaces apart. A value that is too long goes on below itself, in its column. */
export function columns(rows: readonly (readonly string[])[], width: number): string {
  const count = countOf(rows)
  const widths = widthsOf(rows, count, roomOf(count, width))
  return rows
    .flatMap((row) => {
      const cells = widths.map((columnWidth, column) => wrap(row[column] ?? '', columnWidth, 'broken'))
      const height = Math.max(1, ...cells.map((lines) => lines.length))
      return Array.from({ length: height }, (_, line) =>
        cells
          .map((lines, column) => {
            const text = lines[line] ?? ''
            return `${text}${' '.repeat(Math.max(0, (widths[column] ?? 0) - stringWidth(text)))}`
          })
          .join(GAP)
          .trimEnd(),
      )
    })
    .join('\n')
}

const INDENT = '    '

/**
 * A command line over several lines, each but the last ending in a backslash: broken before its options, and where one
 * part alone is too long, between its words.
 */
export function shellLines(line: string, width: number): string {
  if (stringWidth(line) <= width) return line
  const room = width - ' \\'.length - INDENT.length
  const parts = line
    .split(/ (?=--[a-z])/)
    .flatMap((part) => (stringWidth(part) <= room ? [part] : (part.match(/"[^"]*"|[^ "]+/g) ?? [])))
  return fill(parts, room, ' ').join(` \\\n${INDENT}`)
}
