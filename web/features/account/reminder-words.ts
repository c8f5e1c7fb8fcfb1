import { reminderLeads, renewalNoticeDays, type ReminderKind } from '../../../contract/http/reminder-leads.ts'
import { administrationSection } from '../../../tax/years/sections.ts'
import { told } from '../../../tax/years/told.ts'

/** A reminder as the account page offers it. */
export interface ReminderWords {
  kind: ReminderKind
  label: string
  /** What comes, and when. */
  note: string
}

/** "14 days and 3 days before", for the days of each reminder. */
function leadsInWords(kind: keyof typeof reminderLeads): string {
  return `${reminderLeads[kind].map((days) => `${days} days`).join(' and ')} before`
}

const { employerReturnDay, returnDay, returnDayOf2025 } = told
const dayInWords = ({ value, unit }: { value: number; unit: string }) => `${value} ${unit}`

/** Every reminder, in the order of the year. */
export const remindersInWords: readonly ReminderWords[] = [
  {
    kind: 'employer',
    label: `Before ${dayInWords(employerReturnDay)}: ask your employer for your record`,
    note: `By ${dayInWords(employerReturnDay)} your employer hands in what it paid you and the tax it took (PAYE): ${employerReturnDay.source}. We write ${leadsInWords('employer')}, so that you ask for your own copy.`,
  },
  {
    kind: 'return',
    label: `Before ${dayInWords(returnDay)}: your own tax return`,
    note: `We write ${leadsInWords('return')}. The day is reported (${returnDay.reportedBy}); ${administrationSection('13')}, does not name it. It can be moved: for 2025 it was ${dayInWords(returnDayOf2025)}, as is reported too (${returnDayOf2025.reportedBy}).`,
  },
  {
    kind: 'renewal',
    label: 'Before Pro renews, early',
    note: `We write ${leadsInWords('renewal')}. The mail ${renewalNoticeDays} days before comes to everybody with Pro in any case.`,
  },
  {
    kind: 'law',
    label: 'When the law changes what you kept',
    note: 'When the law that we work with changes, or how we read it, and a calculation that you kept comes to another total, as our estimate or by the Act. The mail names its year, and no amounts.',
  },
]
