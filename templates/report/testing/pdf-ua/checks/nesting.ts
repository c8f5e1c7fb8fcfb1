import { numberOf } from '../../../pdf/objects.ts'
import type { Checks, TaggedDocument } from '../document.ts'
import { attributeOf, placeOf, type StructureElement } from '../structure-tree.ts'

/** What may stand in a role, and in what it may stand; undefined where anything may. */
interface Syntax {
  readonly children?: readonly string[]
  readonly parents?: readonly string[]
  /** Children of which there is one at most, and it comes first. */
  readonly first?: string
  readonly noContent?: true
}

const rows: Syntax = { parents: ['Table'], children: ['TR'], noContent: true }
const cell: Syntax = { parents: ['TR'] }

/** ISO 32000-1, tables 333, 336, 337 and 338, by the group of roles. */
const syntaxes: Readonly<Record<string, Readonly<Record<string, Syntax>>>> = {
  table: {
    Table: { children: ['Caption', 'THead', 'TBody', 'TFoot', 'TR'], noContent: true },
    THead: rows,
    TBody: rows,
    TFoot: rows,
    TR: { parents: ['Table', 'THead', 'TBody', 'TFoot'], children: ['TH', 'TD'], noContent: true },
    TH: cell,
    TD: cell,
  },
  list: {
    L: { children: ['Caption', 'L', 'LI'], first: 'Caption', noContent: true },
    LI: { parents: ['L'], children: ['Lbl', 'LBody'], noContent: true },
    LBody: { parents: ['LI'] },
  },
  contents: {
    TOC: { children: ['Caption', 'TOC', 'TOCI'], first: 'Caption', noContent: true },
    TOCI: { parents: ['TOC'], children: ['Lbl', 'Reference', 'NonStruct', 'P', 'TOC'] },
  },
  ruby: {
    Ruby: { children: ['RB', 'RT', 'RP'] },
    RB: { parents: ['Ruby'] },
    RT: { parents: ['Ruby'] },
    RP: { parents: ['Ruby'] },
  },
  warichu: {
    Warichu: { children: ['WT', 'WP'] },
    WT: { parents: ['Warichu'] },
    WP: { parents: ['Warichu'] },
  },
}

function isMisplaced({ standard, parent, children, contents }: StructureElement, syntax: Syntax): boolean {
  const kids = children.map((child) => child.standard)
  if (syntax.parents && !syntax.parents.includes(parent?.standard ?? '')) return true
  if (syntax.children && kids.some((kid) => syntax.children?.includes(kid) !== true)) return true
  if (syntax.first !== undefined && kids.lastIndexOf(syntax.first) > 0) return true
  if (syntax.noContent && contents.length > 0) return true
  return standard === 'Table' && isTableDisordered(kids)
}

/** One head and one foot at most, groups of rows around them, and a caption at the beginning or the end. */
function isTableDisordered(kids: readonly string[]): boolean {
  const count = (role: string) => kids.filter((kid) => kid === role).length
  const caption = kids.indexOf('Caption')
  const isGrouped = count('THead') + count('TFoot') + count('TBody') > 0
  return (
    count('THead') > 1 ||
    count('TFoot') > 1 ||
    count('Caption') > 1 ||
    (caption > 0 && caption < kids.length - 1) ||
    (count('THead') + count('TFoot') > 0 && count('TBody') === 0) ||
    (isGrouped && count('TR') > 0)
  )
}

/** The rows of a table, in groups or not. */
export function rowsOf(table: StructureElement): StructureElement[] {
  return table.children.flatMap((child) =>
    child.standard === 'TR' ? [child] : /^T(Head|Body|Foot)$/.test(child.standard) ? rowsOf(child) : [],
  )
}

/** Whether every row covers the same columns, each once, with its cells and with those that reach down into it. */
function isRegular({ file }: TaggedDocument, table: StructureElement): boolean {
  const rows = rowsOf(table)
  const grid: boolean[][] = rows.map(() => [])
  for (const [top, row] of rows.entries())
    for (const one of row.children) {
      const span = (key: string) => numberOf(file, attributeOf(file, one, 'Table', key)) ?? 1
      const left = grid[top]?.indexOf(false) ?? -1
      const from = left >= 0 ? left : (grid[top]?.length ?? 0)
      for (let y = top; y < top + span('RowSpan'); y += 1)
        for (let x = from; x < from + span('ColSpan'); x += 1) {
          const line = grid[y]
          if (line === undefined || line[x]) return false
          while (line.length < x) line.push(false)
          line[x] = true
        }
    }
  return grid.every((line) => line.length === grid[0]?.length && !line.includes(false))
}

function* misplaced(document: TaggedDocument, group: string) {
  for (const element of document.elements) {
    const syntax = syntaxes[group]?.[element.standard]
    if (syntax && isMisplaced(element, syntax)) yield placeOf(element)
  }
}

/** Checkpoint 9: what the syntax of tables, lists, tables of contents, Ruby and Warichu says. */
export const nestingChecks: Checks = {
  *'09-004'(document) {
    yield* misplaced(document, 'table')
    for (const element of document.elements)
      if (element.standard === 'Table' && !isRegular(document, element)) yield `rows of ${placeOf(element)}`
  },
  *'09-005'(document) {
    yield* misplaced(document, 'list')
    for (const element of document.elements)
      if (element.standard === 'Lbl' && !/^(LI|TOCI|Note|BibEntry)$/.test(element.parent?.standard ?? ''))
        yield placeOf(element)
  },
  '09-006': (document) => misplaced(document, 'contents'),
  '09-007': (document) => misplaced(document, 'ruby'),
  '09-008': (document) => misplaced(document, 'warichu'),
}
