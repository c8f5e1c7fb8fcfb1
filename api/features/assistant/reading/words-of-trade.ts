import type { ReadAmount } from './reading.ts'

/** Money of the person who asks. */
export const isMoney = ({ isPercent, person }: ReadAmount): boolean => !isPercent && person === undefined

/** Words of a job: what an employer pays. */
export const ofJob = /\b(?:salary|payroll|employer|my (?:boss|oga|madam|company|office))\b/i
