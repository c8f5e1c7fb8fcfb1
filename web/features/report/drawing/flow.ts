import type { Section } from '../../../../contract/report/index.ts'
import { layout } from '../../../../contract/report/layout.ts'
import { gapAbove, type Plan } from '../../../../contract/report/setting/pages.ts'
import type { Paper } from './paper.ts'

/** A drawable block that is never split across pages. Heights and positions are points. */
export interface Part {
  readonly height: number
  /** @param y top of the block. */
  draw: (y: number) => void
}

/** A section as it is drawn: its column names are repeated where its rows go on, and its rows are never split. */
export interface SectionParts {
  readonly section: Section
  /** Heading and introduction. */
  readonly heading: Part
  /** The table; undefined where the section is words alone. */
  readonly table?: {
    /** The column names, and their repetition on later pages. */
    readonly names: Part
    readonly repeat: Part
    readonly rows: readonly Part[]
    /** Wraps the drawing in the table element of the document's structure. */
    within: (body: () => void) => void
  }
}

/** A block above the sections, with the points of space above it. */
export interface Piece {
  readonly gap: number
  readonly part: Part
}

/** Draws blocks and sections from the top, and turns the page where the plan does. */
export function flow(
  paper: Paper,
  { density, sections: plans }: Plan,
  { top, sections }: { top: readonly Piece[]; sections: readonly SectionParts[] },
): void {
  let y = 0
  const turn = () => {
    paper.nextPage()
    y = layout.page.top
  }
  const put = (part: Part) => {
    part.draw(y)
    y += part.height
  }
  for (const { gap, part } of top) {
    y += gap
    put(part)
  }
  sections.forEach(({ section, heading, table }, index) => {
    const plan = plans[index]
    const beginsPage = plan?.beginsPage === true
    if (beginsPage) turn()
    y += gapAbove(section, beginsPage, density)
    put(heading)
    table?.within(() => {
      put(table.names)
      table.rows.forEach((row, at) => {
        if (plan?.turns.has(at) === true) {
          turn()
          put(table.repeat)
        }
        put(row)
      })
    })
  })
}
