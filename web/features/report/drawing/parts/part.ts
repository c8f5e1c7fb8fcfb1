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
  /** Points of air above, where it does not begin a page. */
  readonly gap: number
  /** It begins a page of its own. */
  readonly newPage?: boolean
  readonly part: Part | TableParts
}

/** Whether a piece may go on to the next page, between rows. */
export function isTable(part: Part | TableParts): part is TableParts {
  return 'rows' in part
}

/** Points that a piece takes without its gap. */
export function heightOf(part: Part | TableParts): number {
  if (!isTable(part)) return part.height
  return part.rows.reduce((sum, { height }) => sum + height, part.heading.height + part.names.height)
}
