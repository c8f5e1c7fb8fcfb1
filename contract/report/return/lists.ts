import { formatRate } from '../../../tax/index.ts'
import { dash } from '../../http/mask.ts'
import { worksheetWords } from '../../../tax/words/en/worksheets/index.ts'
import type { WorksheetWords } from '../../../tax/words/en/worksheets/words.ts'
import type { ListOfFile } from '../../../tax/worksheets/csv/list.ts'
import type { WorksheetKind } from '../../../tax/worksheets/kind-names.ts'
import { worksheetShapes } from '../../../tax/worksheets/kinds.ts'
import type { WorksheetList, WorksheetShape } from '../../../tax/worksheets/sheet.ts'
import type { Row, Section } from '../report.ts'
import { row } from '../table.ts'
import { type Boxes, boxesInWords, boxText } from './boxes.ts'
import { labelsOf } from './labels.ts'
import { type ListLayout, listLayouts } from './list-layouts.ts'
import type { Pack } from './pack.ts'
import { packSection } from './section.ts'

/** A list of a worksheet with everything that is known of it. */
export interface KnownList {
  readonly kind: WorksheetKind
  readonly name: string
  readonly shape: WorksheetList
  readonly layout: ListLayout
  /** What each box is called. */
  readonly labels: Readonly<Record<string, string>>
  /** As a file has it. */
  readonly ofFile: ListOfFile
}

/** Every list of a worksheet. */
export function listsOf(kind: WorksheetKind, taxYear: number): readonly KnownList[] {
  const shape: WorksheetShape = worksheetShapes[kind]
  const layouts: Readonly<Record<string, ListLayout>> = listLayouts[kind]
  const words: WorksheetWords['lists'] = worksheetWords[kind].lists
  return Object.entries(shape.lists).flatMap(([name, list]) => {
    const [layout, written] = [layouts[name], words[name]]
    if (layout === undefined || written === undefined) return []
    return [
      {
        kind,
        name,
        shape: list,
        layout,
        labels: labelsOf(written.fields, taxYear),
        ofFile: { list, words: written, taxYear },
      },
    ]
  })
}

/** The rows that were typed into a list. */
export function rowsIn({ worksheets }: Pack, { kind, name }: KnownList): readonly Boxes[] {
  const content: Readonly<Record<string, unknown>> = worksheets[kind] ?? {}
  const rows = content[name]
  return Array.isArray(rows) ? (rows as readonly Boxes[]) : []
}

const columnsOf = ({ first, figures, rate }: ListLayout): Section['columns'] => [
  { label: first, align: 'start' },
  ...Object.values(figures).map((label) => ({ label: label ?? '', align: 'end' as const })),
  ...(rate === undefined ? [] : [{ label: 'Rate', align: 'end' as const }]),
]

/** The percent of a row, in its own column; nothing of nothing. */
function rateOf({ rate }: ListLayout, boxes: Boxes): readonly string[] {
  if (rate === undefined) return []
  const [part, whole] = [Number(boxes[rate.part] ?? 0), Number(boxes[rate.whole] ?? 0)]
  return [whole === 0 ? '' : formatRate((part / whole) * 100)]
}

/** The sections of a worksheet's lists; of a list without rows there is none. */
export function listSections(pack: Pack, kind: WorksheetKind): readonly Section[] {
  return listsOf(kind, pack.taxYear).flatMap((list) => {
    const { layout, name } = list
    if (pack.calculation.open === undefined) return [hiddenList(list)]
    const rows = rowsIn(pack, list)
    if (rows.length === 0) return []
    const isWhole = rows.length <= layout.mostRows
    return [
      packSection({
        id: `${kind}-${name}`,
        heading: layout.heading,
        intro: isWhole
          ? null
          : `${rows.length === 1 ? '1 row' : `${rows.length} rows`}, as totals here. Each stands in ${list.name}.csv of the ZIP.`,
        columns: columnsOf(layout),
        rows: isWhole ? rows.map((boxes) => listRow(list, boxes)) : totals(list, rows),
      }),
    ]
  })
}

/** The structure of a list without anything of the person: what would stand there. */
function hiddenList({ kind, name, layout, labels }: KnownList): Section {
  const figures = Object.keys(layout.figures)
  const others = Object.entries(labels).filter(([key]) => !figures.includes(key))
  return packSection({
    id: `${kind}-${name}`,
    heading: layout.heading,
    columns: columnsOf(layout),
    rows: [
      row([
        others.map(([, label]) => label).join(', '),
        ...figures.map(() => dash),
        ...(layout.rate === undefined ? [] : [dash]),
      ]),
    ],
  })
}

function nameOf({ shape: { fields }, layout }: KnownList, boxes: Boxes): string {
  const named = layout.name.flatMap((key) => {
    const field = fields[key]
    const text = field === undefined ? '' : boxText(field, boxes[key], boxes)
    return text === '' ? [] : [text]
  })
  return named.length === 0 ? 'Not named' : named.join(', ')
}

function listRow(list: KnownList, boxes: Boxes): Row {
  const { fields } = list.shape
  const figures = Object.keys(list.layout.figures)
  const cells = figures.map((key) => {
    const field = fields[key]
    // The row names its currency already.
    return field === undefined ? '' : boxText(field, boxes[key], field.kind === 'foreign' ? {} : boxes)
  })
  const notes = boxesInWords(fields, list.labels, boxes, [...figures, ...list.layout.name])
  return row([nameOf(list, boxes), ...cells, ...rateOf(list.layout, boxes)], 'line', notes)
}

/** So many names have totals of their own; the rest is one. */
const mostTotals = 40

/** Sums of the amounts by the names of rows, the rows of most money first; rates have none. */
function totals(list: KnownList, rows: readonly Boxes[]): readonly Row[] {
  const byName = new Map<string, Boxes[]>()
  for (const boxes of rows) {
    const name = nameOf(list, boxes)
    const members = byName.get(name)
    if (members === undefined) byName.set(name, [boxes])
    else members.push(boxes)
  }
  const groups = Array.from(byName, ([name, members]) => ({ name, members })).sort(
    (a, b) => b.members.length - a.members.length || (a.name < b.name ? -1 : 1),
  )
  const shown = groups.slice(0, mostTotals)
  const others = groups.slice(mostTotals).flatMap(({ members }) => members)
  const figures = Object.keys(list.layout.figures)
  // Amounts of several currencies have no sum.
  const isOfOneCurrency = new Set(others.map(({ currency }) => currency)).size < 2
  return [
    ...shown.map(({ name, members }) => totalRow(list, name, members, figures)),
    ...(others.length === 0 ? [] : [totalRow(list, 'All others', others, isOfOneCurrency ? figures : [])]),
  ]
}

function totalRow(list: KnownList, name: string, members: readonly Boxes[], summed: readonly string[]): Row {
  const cells = Object.keys(list.layout.figures).map((key) => {
    const field = list.shape.fields[key]
    if (field === undefined || field.kind === 'rate' || !summed.includes(key)) return ''
    const kobo = members.reduce((sum, boxes) => sum + BigInt(Math.round(Number(boxes[key] ?? 0) * 100)), 0n)
    return boxText(field, Number(kobo) / 100, {})
  })
  return row([name, ...cells], 'line', [members.length === 1 ? '1 row.' : `${members.length} rows.`])
}
