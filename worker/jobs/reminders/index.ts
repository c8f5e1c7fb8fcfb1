export { remindOfDates } from './remind-of-dates.ts'
export { remindOfLaw } from './remind-of-law.ts'
