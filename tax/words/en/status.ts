import type { Status } from '../../answers/status.ts'

/** A status as it is named inside a sentence. */
export const shortStatus: Readonly<Record<Status, string>> = {
  employee: 'Employee',
  'self-employed': 'Self-Employed',
  both: 'Both',
  pensioner: 'Pensioner',
  other: 'Other',
}

/** What stands under each choice of the status, the tax year filled in for "{year}". */
export const statusNotes: Readonly<Record<Status, string>> = {
  employee: 'Somebody paid you a salary',
  'self-employed': 'You earned from your own work or business',
  both: 'Also when one came after the other in {year}',
  pensioner: 'You lived on a pension the whole year',
  other: 'A student, for example, or living on rent',
}

/** Which status a year of changes has: not translated yet. */
export const statusChangedHelp =
  'Had a salary and a business in {year}, even one after the other: Both. Left a job and found another: Employee, and add both payslips. Retired after some months of salary: Employee, and tick your pension next. A pension from January to December: Pensioner.'
