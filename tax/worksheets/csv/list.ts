import type { WorksheetWords } from '../../words/en/worksheets/words.ts'
import type { WorksheetList } from '../sheet.ts'

/** A list whose rows a file may bring, with what its boxes are called. */
export interface ListOfFile {
  readonly list: WorksheetList
  readonly words: WorksheetWords['lists'][string]
  readonly taxYear: number
}

/** The name of a box as the form shows it, the year filled in. */
export function labelOf({ words, taxYear }: ListOfFile, key: string): string {
  return (words.fields[key]?.label ?? key).replace(/\{year\}/g, String(taxYear))
}
