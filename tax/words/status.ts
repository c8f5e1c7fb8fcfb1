import { isStatus, type Status } from '../answers/status.ts'
import { shortStatus, statusChangedHelp, statusNotes } from './en/status.ts'
import { withYear } from './language.ts'

/** What stands under each choice of the status, and the help for a year in which it changed. */
export function statusWords(taxYear: number) {
  return {
    note: (status: Status) => withYear(statusNotes[status], taxYear),
    changed: withYear(statusChangedHelp, taxYear),
  }
}

/** "Status changed to Both." */
export function statusChangedInWords(status: unknown): string {
  return isStatus(status) ? `Status changed to ${shortStatus[status]}.` : ''
}
