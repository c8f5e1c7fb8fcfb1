/** When reminders come: apart from their endpoints, so that the browser takes no schema along. */
export { reminderLeads, renewalNoticeDays, type ReminderKind } from '../jobs/reminders.ts'
