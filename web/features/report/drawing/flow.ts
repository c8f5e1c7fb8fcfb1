import type { Paper } from './paper.ts'
import { isTable, heightOf, type Part, type Piece, type TableParts } from './parts/part.ts'
import { page } from './style.ts'

/** Where the text of a page ends. */
export const bottom = page.height - page.foot

/** A table up to this height, in points, is moved rather than parted. */
const keptWhole = page.height / 3

/** Points that pieces take on one page, from its top. */
export function heightTogether(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { gap, part }) => sum + gap + heightOf(part), 0)
}

/** Lays pieces on pages from the top: a part is never cut, and a table only between rows that do not belong together. */
export function flow(paper: Paper, pieces: readonly Piece[]): void {
  let y = 0
  const turn = () => {
    paper.nextPage()
    y = page.runningHead
  }
  const put = (part: Part) => {
    part.draw(y)
    y += part.height
  }
  pieces.forEach(({ gap, newPage, part }, index) => {
    const start = isTable(part) && heightOf(part) > keptWhole ? startOf(part) : heightOf(part)
    if (index > 0 && (newPage === true || y + gap + start > bottom)) turn()
    else y += gap
    if (isTable(part)) putTable(part)
    else put(part)
  })

  function putTable(table: TableParts): void {
    put(table.heading)
    table.within(() => {
      put(table.names)
      for (const rows of together(table)) {
        if (y + sumOf(rows) > bottom) {
          turn()
          put(table.repeat)
        }
        rows.forEach(put)
      }
    })
  }
}

/** What a table needs to begin on a page: its head and its first rows. */
function startOf(table: TableParts): number {
  const [first = []] = together(table)
  return table.heading.height + table.names.height + sumOf(first)
}

/** The rows in groups that stay on one page: what concludes, with the row above it. */
function together({ rows, closes }: TableParts): readonly (readonly Part[])[] {
  const groups: Part[][] = []
  rows.forEach((row, index) => {
    const last = groups[groups.length - 1]
    if (closes[index] === true && last !== undefined) last.push(row)
    else groups.push([row])
  })
  return groups
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { height }) => sum + height, 0)
}
