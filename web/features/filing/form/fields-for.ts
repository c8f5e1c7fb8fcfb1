import { isFor, type WorksheetField } from '../../../../tax/index.ts'

/** The boxes that are shown beside what is chosen so far. */
export function fieldsFor(
  fields: Readonly<Record<string, WorksheetField>>,
  chosen: Readonly<Record<string, string>>,
): readonly (readonly [key: string, field: WorksheetField])[] {
  return Object.entries(fields).filter(([, field]) => isFor(field, chosen))
}
