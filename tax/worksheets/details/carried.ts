import type { WorksheetContent } from '../kinds.ts'

/**
 * The numbers that a person keeps for life. Where somebody lived on 1 January, who let them a home, and what they paid to
 * whom are asked again for each year.
 */
export function carriedDetails({ taxId, nin, rsaPin }: WorksheetContent<'details'>) {
  return { taxId, nin, rsaPin }
}
