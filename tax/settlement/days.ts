import { firstYearOfAct } from '../years/index.ts'
import { monthOptions } from '../worksheets/options.ts'
import { type Told, told } from '../years/told.ts'

/** The day of a year that a figure of the law names, as YYYY-MM-DD. */
export function dayOf({ value, unit }: Told, year: number): string {
  const month = monthOptions.findIndex(({ label }) => label === unit) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(value).padStart(2, '0')}`
}

/** The day by which a return is due. */
export interface Due {
  /** YYYY-MM-DD. */
  readonly day: string
  /** Who names it: the Act that was read does not. */
  readonly reportedBy: string
}

/** When the return of a tax year is due: in the next year. Null for a year of which no day is known. */
export function dueOf(taxYear: number): Due | null {
  const figure =
    taxYear >= firstYearOfAct ? told.returnDay : taxYear === firstYearOfAct - 1 ? told.returnDayOf2025 : null
  return figure === null ? null : { day: dayOf(figure, taxYear + 1), reportedBy: figure.reportedBy ?? '' }
}

/** Months after the one in which a day falls, up to another day's: 31 March to 20 June are 3. Both YYYY-MM-DD. */
function monthsBetween(from: string, to: string): number {
  return (
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7))
  )
}

/** Whether a day is the last of its month. */
const isLastOfMonth = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate() ===
  Number(day.slice(8))

/**
 * The months since a due day that is the last of its month: those that have begun, and those that are over; 0 where the
 * day is not after it.
 */
export function monthsLate(due: string, day: string): { readonly begun: number; readonly whole: number } {
  if (day <= due) return { begun: 0, whole: 0 }
  const begun = monthsBetween(due, day)
  return { begun, whole: isLastOfMonth(day) ? begun : begun - 1 }
}
