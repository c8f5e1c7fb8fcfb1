/**
 * What people can be reminded of: that the employer hands in its return, that their own is due, that Pro renews, and that
 * the law makes something else of a calculation that they kept.
 */
export const reminderKinds = ['employer', 'return', 'renewal', 'law'] as const

export type ReminderKind = (typeof reminderKinds)[number]

/** Days before its day on which each reminder with a date is sent, the first one first. */
export const reminderLeads = {
  employer: [14, 3],
  return: [14, 3],
  renewal: [30],
} as const satisfies Partial<Record<ReminderKind, readonly number[]>>

/** Days before a renewal on which everybody with Pro is told of it, whatever they chose. */
export const renewalNoticeDays = 14
