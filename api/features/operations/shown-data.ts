import { redactEmails } from '../../../platform/redact.ts'
import { jobs, type QueueName } from '../../../contract/jobs/jobs.ts'

/** Replaces what the dashboard does not show. */
export const HIDDEN = '(hidden: it does not fit the contract)'

/**
 * A job's payload for the dashboard: unchanged when it matches its queue's schema, which holds only ids; else hidden,
 * so that no personal data can show.
 */
export function shownData(queue: QueueName, data: unknown): unknown {
  const fits = Object.values(jobs).some((job) => job.queue === queue && job.payload.safeParse(data).success)
  return fits ? data : HIDDEN
}

/** A job's return value for the dashboard: only short strings of our own. */
export function shownReturnValue(outcome: unknown): unknown {
  return typeof outcome === 'string' || outcome === null || outcome === undefined ? outcome : HIDDEN
}

/**
 * Error and log messages for the dashboard: email addresses, quoted values, amounts of money and long numbers (a TIN,
 * a phone number) are removed. Ids and stack lines stay.
 */
export function shownText(text: string): string {
  return redactEmails(text)
    .replaceAll(/"[^"\n]*"|'[^'\n]*'/g, '(value)')
    .replaceAll(/(?:₦|NGN ?|\bN)\d[\d,.]*/g, '(amount)')
    .replaceAll(/(?<![\w-])\+?\d[\d,.]{5,}(?:-\d+)*(?![\w-])/g, '(number)')
}

/** Fields in which Bull Board puts error messages. */
const wordsOfFaults = new Set(['failedReason', 'deferredFailure', 'stacktrace'])

/**
 * A response of the dashboard as it may be shown: error and log messages cleaned, and email addresses removed
 * everywhere. A list of plain lines is a job's log.
 */
export function shownAnswer(value: unknown, fromFault = false): unknown {
  if (typeof value === 'string') return fromFault ? shownText(value) : redactEmails(value)
  if (Array.isArray(value)) return value.map((item) => shownAnswer(item, fromFault))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      shownAnswer(inner, fromFault || wordsOfFaults.has(key)),
    ]),
  )
}
