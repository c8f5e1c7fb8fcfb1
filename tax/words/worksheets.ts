import type { WorksheetKind } from '../worksheets/kind-names.ts'
import { worksheetWords } from './en/worksheets/index.ts'
import type { WorksheetWords } from './en/worksheets/words.ts'

export type { BoxWords, WorksheetWords } from './en/worksheets/words.ts'

/** The English words of a worksheet; "{year}" stands for its tax year (`withYears`). */
export function wordsOfWorksheet(kind: WorksheetKind): WorksheetWords {
  return worksheetWords[kind]
}
