import Papa from 'papaparse'
import { delimiterOf, type FileLines } from '../../../../../tax/worksheets/csv/index.ts'

/** Cuts a text of comma-separated values into cells, quoted line breaks within them. @param text its lines end in \n. */
export function linesOf(text: string): FileLines {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text), newline: '\n' })
  const unclosed = errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : []))
  return { cells: data, unclosed: new Set(unclosed) }
}
