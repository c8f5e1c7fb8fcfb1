import {
  bodyWidth,
  columnWidths,
  headingStyle,
  layout,
  rowStyles,
  textStyles,
  type TextStyle,
} from '../layout.ts'
import type { Column, Fact, Row, Section } from '../report.ts'
import { ledgerColumns } from '../table.ts'
import type { LinesOf } from './lines.ts'

/** A text as it is printed: its lines, and how they are set. */
export interface SetText {
  readonly lines: readonly string[]
  readonly style: TextStyle
}

/** Where a fact stands beside the others, in points from the left of the text, and its two texts. */
export interface SetFact {
  readonly x: number
  readonly label: SetText
  readonly value: SetText
}

/** The facts side by side; a long name goes on below. */
export function setFacts(linesOf: LinesOf, facts: readonly Fact[]): readonly SetFact[] {
  const { shares, gutter } = layout.facts
  let x = 0
  return facts.map(({ label, value }, index) => {
    const width = bodyWidth * (shares[index] ?? 1 / facts.length)
    const set = {
      x,
      label: setText(linesOf, label, width - gutter, textStyles.label),
      value: setText(linesOf, value, width - gutter, textStyles.fact),
    }
    x += width
    return set
  })
}

/** Why nobody has to pay. */
export function setReason(linesOf: LinesOf, reason: string): SetText {
  return setText(linesOf, reason, bodyWidth - 2 * layout.exempt.inset, textStyles.body)
}

/** What the Act comes to, in the widths of a table of two columns. */
export function setAct(linesOf: LinesOf, act: Row): SetRow {
  return setRow(linesOf, act, ledgerColumns(''))
}

/** A sentence of the notice under the answer. */
export function setRemark(linesOf: LinesOf, words: string): SetText {
  return setText(linesOf, words, bodyWidth - 2 * layout.remarks.inset, textStyles.body)
}

/** What stands under the picture. */
export function setCaption(linesOf: LinesOf, caption: string): SetText {
  return setText(linesOf, caption, bodyWidth, textStyles.note)
}

/** The heading of a section, and the words above its table where there are any. */
export function setHeading(linesOf: LinesOf, section: Section): { title: SetText; intro: SetText | null } {
  const { heading, intro } = section
  return {
    title: setText(linesOf, heading, bodyWidth, textStyles[headingStyle(section)]),
    intro: intro === null ? null : setText(linesOf, intro, bodyWidth, textStyles.note),
  }
}

/** A row as it is printed. */
export interface SetRow {
  /** Its name and the notes under it. */
  readonly name: SetText
  readonly notes: readonly SetText[]
  /** What stands in each column after the first: a figure on one line, words on as many as they need. */
  readonly cells: readonly SetText[]
}

/** The name of a row, the notes under it, and what stands beside it. */
export function setRow(linesOf: LinesOf, row: Row, columns: readonly Column[]): SetRow {
  const [first = bodyWidth, ...others] = columnWidths(columns)
  const width = first - layout.table.gutter
  const styles = rowStyles(row)
  return {
    name: setText(linesOf, row.cells[0] ?? '', width, textStyles[styles.name]),
    notes: row.notes.map((note) => setText(linesOf, note, width, textStyles.note)),
    cells: columns.slice(1).map(({ align }, index) => {
      const cell = row.cells[index + 1] ?? ''
      return align === 'start'
        ? setText(linesOf, cell, (others[index] ?? 0) - layout.table.wordsGutter, textStyles[styles.words])
        : { lines: [cell], style: textStyles[styles.figure] }
    }),
  }
}

function setText(linesOf: LinesOf, text: string, width: number, style: TextStyle): SetText {
  return { lines: linesOf(text, width, style), style }
}
