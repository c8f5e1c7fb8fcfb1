import type { WorksheetKind } from '../worksheets/kind-names.ts'
import { worksheetShapes } from '../worksheets/kinds.ts'
import type { WorksheetShape } from '../worksheets/sheet.ts'

type Shapes = typeof worksheetShapes
type Name<Named> = Extract<keyof Named, string>
type BoxInList<Lists extends WorksheetShape['lists']> = {
  [List in Name<Lists>]: `${List}.${Name<Lists[List]['fields']>}`
}[Name<Lists>]

/** A text of a worksheet: of the sheet itself (`pay.heading`), a list (`pay.employers`) or a box (`pay.employers.name`). */
export type SheetPath<Kind extends WorksheetKind = WorksheetKind> = {
  [
    Each in Kind
  ]: `${Each}.${'heading' | Name<Shapes[Each]['fields']> | Name<Shapes[Each]['lists']> | BoxInList<Shapes[Each]['lists']>}`
}[Kind]

/** The texts of a worksheet in a language that is translated; "{year}" stands in them. A box without one does not compile. */
export type SheetHelp<Kind extends WorksheetKind> = Readonly<Record<SheetPath<Kind>, string>>

/** The texts of every worksheet in one language. */
export type SheetHelpTexts = { readonly [Kind in WorksheetKind]: SheetHelp<Kind> }

/** Every text of a worksheet, in the order in which the form shows them. */
export function sheetPaths(kind: WorksheetKind): readonly SheetPath[] {
  const { fields, lists }: WorksheetShape = worksheetShapes[kind]
  const paths = [
    `${kind}.heading`,
    ...Object.keys(fields).map((field) => `${kind}.${field}`),
    ...Object.entries(lists).flatMap(([list, its]) => [
      `${kind}.${list}`,
      ...Object.keys(its.fields).map((field) => `${kind}.${list}.${field}`),
    ]),
  ]
  return paths as SheetPath[]
}
