import type { ValuesOf, WorksheetFields } from './field.ts'

/** A list of rows that a worksheet holds. */
export interface WorksheetList {
  readonly fields: WorksheetFields
  /** Most rows. */
  readonly most: number
  /** Its rows may be brought as a file of comma-separated values. */
  readonly csv?: true
}

/** The shape of a worksheet: boxes that it has once, and lists of rows. Form, check, file and words follow from it. */
export interface WorksheetShape {
  readonly fields: WorksheetFields
  readonly lists: Readonly<Record<string, WorksheetList>>
}

/** What a worksheet holds once it is checked: every list is there. */
export type ContentOf<Shape extends WorksheetShape> = ValuesOf<Shape['fields']> & {
  readonly [Name in keyof Shape['lists']]: readonly ValuesOf<Shape['lists'][Name]['fields']>[]
}

/** A row of one of its lists. */
export type RowOf<Shape extends WorksheetShape, Name extends keyof Shape['lists']> = ValuesOf<
  Shape['lists'][Name]['fields']
>
