import { layout, mostRowsTogether, textEnd } from '../../../../contract/report/layout.ts'
import type { Paper } from './paper.ts'

/** Something with a place on a page: it is never cut. Heights and positions are points. */
export interface Part {
  readonly height: number
  /** @param y its top. */
  draw: (y: number) => void
}

/** A table as it is laid on pages: its head again on each page that it goes on to, its rows whole. */
export interface TableParts {
  /** Heading and introduction, kept with the first rows. */
  readonly heading: Part
  /** The names of the columns, and as they are drawn once more on later pages. */
  readonly names: Part
  readonly repeat: Part
  readonly rows: readonly Part[]
  /** Of each row, whether it concludes the one above and stays with it. */
  readonly closes: readonly boolean[]
  /** Draws within the document's structure of a table. */
  within: (body: () => void) => void
}

/** What stands on the pages in order. */
export interface Piece {
  /** Points of air above, but not on a page of its own. */
  readonly gap: number
  /** It begins a page of its own. */
  readonly newPage?: boolean
  readonly part: Part | TableParts
}

function isTable(part: Part | TableParts): part is TableParts {
  return 'rows' in part
}

/** Points that a piece takes without its gap. */
function heightOf(part: Part | TableParts): number {
  return isTable(part) ? part.heading.height + part.names.height + sumOf(part.rows) : part.height
}

/** Points that pieces take on one page, from its top. */
export function heightTogether(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { gap, part }) => sum + gap + heightOf(part), 0)
}

/** Lays pieces on pages from the top: a part is never cut, and a table only between rows that do not belong together. */
export function flow(paper: Paper, pieces: readonly Piece[]): void {
  let y = 0
  const turn = () => {
    paper.nextPage()
    y = layout.page.top
  }
  const put = (part: Part) => {
    part.draw(y)
    y += part.height
  }
  pieces.forEach(({ gap, newPage, part }, index) => {
    const start = isTable(part) && part.rows.length > mostRowsTogether ? startOf(part) : heightOf(part)
    if (index > 0 && (newPage === true || y + gap + start > textEnd)) turn()
    if (newPage !== true) y += gap
    if (isTable(part)) putTable(part)
    else put(part)
  })

  function putTable(table: TableParts): void {
    put(table.heading)
    table.within(() => {
      put(table.names)
      for (const rows of together(table)) {
        if (y + sumOf(rows) > textEnd) {
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
