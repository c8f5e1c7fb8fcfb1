import { reminderLeads, renewalNoticeDays } from '../../../contract/jobs/reminders.ts'
import { told } from '../../../tax/years/told.ts'

/** The hour in Lagos from which reminders are sent: nobody is woken by one. */
export const MORNING = 8

const lagos = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Lagos',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** The day, YYYY-MM-DD, and the hour that a moment has in Lagos. */
function inLagos(moment: Date): { day: string; hour: number } {
  const [day = '', time = ''] = lagos.format(moment).split(', ')
  return { day, hour: Number.parseInt(time, 10) }
}

const DAY = 24 * 3_600_000

/** Days from the day of a moment to another, both in Lagos. @param day YYYY-MM-DD. */
export const daysUntil = (day: string, now: Date): number =>
  (Date.parse(day) - Date.parse(inLagos(now).day)) / DAY

/**
 * The reminder whose time has come: the shortest lead that is not shorter than what is left.
 * @param leads days before the day, the longest first.
 * @param last the fewest days that may be left.
 */
function leadAt(leads: readonly number[], daysLeft: number, last: number): number | undefined {
  return daysLeft < last ? undefined : leads.findLast((lead) => daysLeft <= lead)
}

/** Reminders of a day of the law. */
export type DatedKind = 'employer' | 'return'

const lawDays = { employer: told.employerReturnDay, return: told.returnDay } as const
const months = { January: '01', March: '03' } as const

/** A reminder that is due, and for what: `2027-01-31 14` is fourteen days before the last day of January. */
export interface Due {
  kind: DatedKind
  about: string
}

/** The reminders of days of the law that are due at a moment, for everybody who asked for them: none before the morning. */
export function dueOfDates(now: Date): readonly Due[] {
  const { day: today, hour } = inLagos(now)
  if (hour < MORNING) return []
  return (['employer', 'return'] as const).flatMap((kind) => {
    const { value, unit } = lawDays[kind]
    const day = `${today.slice(0, 4)}-${months[unit as keyof typeof months]}-${value}`
    const lead = leadAt(reminderLeads[kind], daysUntil(day, now), 0)
    return lead === undefined ? [] : [{ kind, about: `${day} ${lead}` }]
  })
}

/** The day that a reminder is about, YYYY-MM-DD. */
export const dayOf = (about: string): string => about.slice(0, 10)

/** Whether the early word of a renewal is due: while everybody is not told of it yet. */
export function isRenewalDue(renewsAt: Date, now: Date): boolean {
  const left = daysUntil(inLagos(renewsAt).day, now)
  const isDay = inLagos(now).hour >= MORNING
  return isDay && leadAt(reminderLeads.renewal, left, renewalNoticeDays + 1) !== undefined
}

/** A span that holds every renewal of which the early word is due at a moment. */
export const renewalSpan = (now: Date): { from: Date; to: Date } => ({
  from: new Date(now.getTime() + (renewalNoticeDays - 1) * DAY),
  to: new Date(now.getTime() + (Math.max(...reminderLeads.renewal) + 2) * DAY),
})

/** The renewal that a reminder is about. */
export const renewalName = ({ id, periodEnd }: { id: string; periodEnd: Date }): string =>
  `${id} ${periodEnd.toISOString()}`
