import type { WorksheetShape } from '../../../worksheets/sheet.ts'

/** What a box is called, and what belongs in it where that needs saying. "{year}" stands for the tax year. */
export interface BoxWords {
  readonly label: string
  readonly hint?: string
}

/** The English words of a worksheet: every box of its shape has its own. */
export interface WorksheetWords<Shape extends WorksheetShape = WorksheetShape> {
  /** What it is for, as a person asks: "Run a business?" */
  readonly question: string
  readonly heading: string
  readonly hint: string
  readonly fields: { readonly [Key in keyof Shape['fields']]: BoxWords }
  readonly lists: {
    readonly [Name in keyof Shape['lists']]: {
      readonly heading: string
      /** One of its rows: "employer". */
      readonly row: string
      readonly hint: string
      readonly fields: { readonly [Key in keyof Shape['lists'][Name]['fields']]: BoxWords }
    }
  }
}
