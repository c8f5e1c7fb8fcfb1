import { layout, lineHeight, rowPadding, textStyles, type Density } from '../layout.ts'
import type { Answer, Column, Fact, Report, Row, Section } from '../report.ts'
import type { LinesOf } from './lines.ts'
import {
  setAct,
  setCaption,
  setFacts,
  setHeading,
  setReason,
  setRemark,
  setRow,
  type SetText,
} from './texts.ts'

// Heights in points: of everything that stands on a page, as both writers draw it.

/** Height of a text: all its lines. */
export function heightOf({ lines, style }: SetText): number {
  return lines.length * lineHeight(style)
}

const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0)

/** The green header, its rim included. */
export function headerHeight(): number {
  const { top, bottom, rim } = layout.header
  return top + lineHeight(textStyles.title) + lineHeight(textStyles.subtitle) + bottom + rim
}

export function factsHeight(linesOf: LinesOf, facts: readonly Fact[]): number {
  return Math.max(...setFacts(linesOf, facts).map(({ label, value }) => heightOf(label) + heightOf(value)))
}

/** Total Tax Due over its double rule, or the box of a person who owes nothing. */
export function answerHeight(linesOf: LinesOf, answer: Answer): number {
  if (answer.kind === 'exempt') {
    const { rule, top, bottom } = layout.exempt
    return rule + top + lineHeight(textStyles.exempt) + heightOf(setReason(linesOf, answer.reason)) + bottom
  }
  const { rule, top, underFigure, doubleRule, bottom } = layout.answer
  return rule + top + lineHeight(textStyles.figure) + underFigure + 3 * doubleRule + bottom
}

/** What the Act comes to, with the space above it. */
export function actHeight(linesOf: LinesOf, act: Row): number {
  const { name, notes } = setAct(linesOf, act)
  return layout.act.top + heightOf(name) + sum(notes.map(heightOf))
}

export function remarksHeight(linesOf: LinesOf, remarks: readonly string[]): number {
  const { rule, top, bottom } = layout.remarks
  return rule + top + bottom + sum(remarks.map((words) => heightOf(setRemark(linesOf, words))))
}

/** Everything above the first section. */
export function topHeight(linesOf: LinesOf, report: Report, density: Density): number {
  const { facts, first, answer, act, remarks, picture } = report
  const { gap } = density
  return sum([
    headerHeight(),
    gap + factsHeight(linesOf, facts),
    first.length === 0 ? 0 : gap + remarksHeight(linesOf, first),
    gap + answerHeight(linesOf, answer),
    act === null ? 0 : actHeight(linesOf, act),
    remarks.length === 0 ? 0 : gap * layout.remarks.gap + remarksHeight(linesOf, remarks),
    picture === null || density.picture === 0
      ? 0
      : gap + density.picture + layout.picture.captionGap + heightOf(setCaption(linesOf, picture.caption)),
  ])
}

/** The heading of a section with the words above its table. */
export function headingHeight(linesOf: LinesOf, section: Section): number {
  const { title, intro } = setHeading(linesOf, section)
  return heightOf(title) + (intro === null ? 0 : heightOf(intro))
}

/** The names of a table's columns over their rule. */
export function columnNamesHeight(): number {
  const { top, bottom, rule } = layout.table.head
  return top + lineHeight(textStyles.label) + bottom + rule
}

export function rowHeight(
  linesOf: LinesOf,
  row: Row,
  { columns, density }: { columns: readonly Column[]; density: Density },
): number {
  const { name, notes, cells } = setRow(linesOf, row, columns)
  const named = heightOf(name) + sum(notes.map(heightOf))
  const text = Math.max(named, ...cells.map(heightOf)) + 2 * rowPadding(density)
  return row.kind === 'final' ? text + layout.table.final.bottom : text
}
