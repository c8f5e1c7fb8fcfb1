import { redactEmails } from '../../../platform/redact.ts'
import { jobs, type QueueName } from '../../../contract/jobs/jobs.ts'

/** Stands for what the dashboard does not show. */
export const HIDDEN = '(hidden: it does not fit the contract)'

/**
 * A job's payload as the dashboard may show it: as it is when it fits the contract of its queue, which knows ids
 * only; else nothing of it, so that no personal data can show whatever somebody put in.
 */
export function shownData(queue: QueueName, data: unknown): unknown {
  const fits = Object.values(jobs).some((job) => job.queue === queue && job.payload.safeParse(data).success)
  return fits ? data : HIDDEN
}

/** What a job gave back: a few words of ours. */
export function shownOutcome(outcome: unknown): unknown {
  return typeof outcome === 'string' || outcome === null || outcome === undefined ? outcome : HIDDEN
}

/**
 * Words that a fault or a log line brought along, as the dashboard may show them: addresses, quoted values, sums of money
 * and long numbers (a TIN, a phone number) taken out. Ids, and the lines of a stack, stay.
 */
export function shownText(text: string): string {
  return redactEmails(text)
    .replaceAll(/"[^"\n]*"|'[^'\n]*'/g, '(value)')
    .replaceAll(/(?:₦|NGN ?|\bN)\d[\d,.]*/g, '(amount)')
    .replaceAll(/(?<![\w-])\+?\d[\d,.]{5,}(?:-\d+)*(?![\w-])/g, '(number)')
}

/** Where Bull Board puts words that come from faults. */
const wordsOfFaults = new Set(['failedReason', 'deferredFailure', 'stacktrace'])

/**
 * An answer of the dashboard as it may be shown: the words of faults and log lines cleaned, and no address anywhere else
 * either. A list of plain lines is a job's log.
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
