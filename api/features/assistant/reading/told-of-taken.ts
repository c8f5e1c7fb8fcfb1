import { placedAnew } from './placed-anew.ts'
import type { Reading } from './reading.ts'

/** Asks for what was taken too much: "how much should come back to me as refund?". */
const asksBack =
  /\b(?:how much|wetin|what)\b[^.?!]{0,60}\b(?:back|refund\w*|return(?:ed)? to me|reclaim)\b|\b(?:overpa\w+|over ?(?:tax|deduct)\w*|too much tax)\b/i
/** Classes whose words ask for money back, or tell of a job that was lost. */
const ofAsking: ReadonlySet<string> = new Set(['reversed', 'loss', 'eachOf', 'each'])

/** A pay and the tax that was taken from it: what is asked back is the difference to what is due. */
export function withRefundAsked(reading: Reading): Reading {
  const has = (...roles: readonly string[]) =>
    reading.amounts.some(({ role }) => role !== undefined && roles.includes(role))
  const isAsked = asksBack.test(reading.text) && has('taxPaid') && has('salary', 'income')
  return isAsked ? { ...reading, traps: reading.traps.filter(({ kind }) => !ofAsking.has(kind)) } : reading
}

const withheldBefore =
  /\b(?:clients?|customers?|companies|company|they|dem|it|bank|agency|payers?)\b[^.;!?\d]{0,20}\b(?:withheld|withhold|held back|deducted|removed)\s*(?:about )?[₦n#]?\s?$/i
const ofNote = /\b(?:credit notes?|wht|withh\w+|receipts?)\b/i

/** "Clients withheld 480k in total and I have the credit notes": tax of the year that was taken already. */
export const withWithheldMoney = (reading: Reading): Reading =>
  ofNote.test(reading.text)
    ? placedAnew(reading, (amount) =>
        amount.role === undefined &&
        !amount.isPercent &&
        withheldBefore.test(reading.text.slice(0, amount.at))
          ? { role: 'taxPaid', roleBy: 'guess', period: amount.period ?? 'year', periodBy: 'shared' }
          : undefined,
      )
    : reading

const takesHere =
  /\b(?:deducts?|removes?|takes?|cuts?|dey (?:remove|cut|comot|deduct)|deducted|removed)\s*(?:about )?[₦n#]?\s?$/i
/** What else is taken off a pay by its name. */
const forElse =
  /^[^.;!?\d]{0,25}\b(?:pension|nhf|nhis|hmo|loan|cooperative|union|dues|rent|welfare|insurance)\b/i
/** Of a pay no more than this is taken as tax. */
const mostTaken = 0.3

/** "They deduct PAYE of 36,500. Evening job pays 200k and deducts 20,000": of another job, tax again. */
export function withTaxOfJobs(reading: Reading): Reading {
  const { text, amounts } = reading
  const [taken] = amounts.filter(({ role }) => role === 'taxPaid')
  if (taken === undefined || taken.isPercent) return reading
  return placedAnew(reading, (amount) => {
    const pay = amounts.findLast(({ at, role }) => at < amount.at && (role === 'salary' || role === 'income'))
    const isTax =
      amount.role === undefined &&
      !amount.isPercent &&
      pay !== undefined &&
      pay.at > taken.at &&
      amount.value < pay.value * mostTaken &&
      takesHere.test(text.slice(0, amount.at)) &&
      !forElse.test(text.slice(amount.at + amount.words.length))
    return isTax ? { role: 'taxPaid', roleBy: 'guess', period: taken.period, periodBy: 'shared' } : undefined
  })
}
