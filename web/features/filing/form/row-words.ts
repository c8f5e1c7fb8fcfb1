import { formatNaira, parseAmount, type WorksheetField, type WorksheetList } from '../../../../tax/index.ts'
import type { TypedRow } from './typed.ts'

/** A row in one line: what it is called and its first amounts. */
export function summaryOf({ fields }: WorksheetList, { values }: TypedRow): string {
  const told = Object.entries(fields).flatMap(([key, field]) => wordsOf(field, values[key] ?? '') ?? [])
  return told.slice(0, 3).join(' · ')
}

function wordsOf(field: WorksheetField, text: string): string | undefined {
  if (text.trim() === '') return undefined
  if (field.kind === 'choice') return field.options.find(({ value }) => value === text)?.label ?? text
  const parsed = field.kind === 'money' ? parseAmount(text) : undefined
  return parsed?.kind === 'amount' ? formatNaira(parsed.naira) : text
}
