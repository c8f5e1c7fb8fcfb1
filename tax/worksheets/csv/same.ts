import type { WorksheetList } from '../sheet.ts'

/**
 * The boxes by which rows of a list are told apart: what each must have, its days and what it is called, but no rate. Two
 * rows that agree in these may be one that is there twice.
 */
export function tellingKeys({ fields }: WorksheetList): readonly string[] {
  const named = Object.entries(fields).find(
    ([, field]) => field.kind === 'text' && field.digits === undefined,
  )
  return Object.entries(fields).flatMap(([key, field]) => {
    if (field.kind === 'rate' || field.kind === 'percent') return []
    return field.required || field.kind === 'date' || key === named?.[0] ? [key] : []
  })
}
