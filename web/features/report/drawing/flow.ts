import { layout, mostRowsTogether, textEnd } from '../../../../contract/report/layout.ts'
import type { Paper } from './paper.ts'

/** A drawable block that is never split across pages. Heights and positions are points. */
export interface Part {
  readonly height: number
  /** @param y top of the block. */
  draw: (y: number) => void
}

/** A table that may continue on further pages: its column names are repeated there, and its rows are never split. */
export interface TableParts {
  /** Heading and introduction, on the same page as the first rows. */
  readonly heading: Part
  /** The column names, and their repetition on later pages. */
  readonly names: Part
  readonly repeat: Part
  readonly rows: readonly Part[]
  /** For each row, whether it concludes the row above and stays on its page. */
  readonly concludes: readonly boolean[]
  /** Wraps the drawing in the table element of the document's structure. */
  within: (body: () => void) => void
}

/** A block or a table in the order of the document. */
export interface Piece {
  /** Points of space above; none at the top of a page. */
  readonly gap: number
  /** Whether it begins a new page. */
  readonly newPage?: boolean
  readonly part: Part | TableParts
}

function isTable(part: Part | TableParts): part is TableParts {
  return 'rows' in part
}

/** Height of a piece in points, without its gap. */
function heightOf(part: Part | TableParts): number {
  return isTable(part) ? part.heading.height + part.names.height + sumOf(part.rows) : part.height
}

/** Height of pieces on one page, in points from its top. */
export function heightTogether(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { gap, part }) => sum + gap + heightOf(part), 0)
}

/** Places pieces on pages from the top. A block is never split; a table is split only between groups of rows. */
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
    const start = isTable(part) && part.rows.length > mostRowsTogether ? startHeight(part) : heightOf(part)
    if (index > 0 && (newPage === true || y + gap + start > textEnd)) turn()
    if (newPage !== true) y += gap
    if (isTable(part)) putTable(part)
    else put(part)
  })

  function putTable(table: TableParts): void {
    put(table.heading)
    table.within(() => {
      put(table.names)
      for (const rows of rowGroups(table)) {
        if (y + sumOf(rows) > textEnd) {
          turn()
          put(table.repeat)
        }
        rows.forEach(put)
      }
    })
  }
}

/** The height that a table needs to begin on a page: its heading and its first rows. */
function startHeight(table: TableParts): number {
  const [first = []] = rowGroups(table)
  return table.heading.height + table.names.height + sumOf(first)
}

/** Groups rows that stay on one page: a concluding row with the row above it. */
function rowGroups({ rows, concludes }: TableParts): readonly (readonly Part[])[] {
  const groups: Part[][] = []
  rows.forEach((row, index) => {
    const last = groups[groups.length - 1]
    if (concludes[index] === true && last !== undefined) last.push(row)
    else groups.push([row])
  })
  return groups
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { height }) => sum + height, 0)
}
