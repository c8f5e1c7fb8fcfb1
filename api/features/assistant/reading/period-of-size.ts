import { before } from './placed-anew.ts'
import type { ReadAmount, Reading } from './reading.ts'
import { isMoney } from './words-of-trade.ts'

/** Less than this, in naira, is nobody's pay of a year: the minimum wage comes to more. */
const leastOfYear = 200_000
/** More than this is hardly anybody's pay of a month. */
const mostOfMonth = 5_000_000
/** Up to this a pay of whose month something is asked is of a month. */
const mostAskedByMonth = 1_000_000

const ofPayslip = /\bpay ?slips?\b/i
/** What is left or taken, asked by the month: "wetin go enter my account every month?". */
const askedByMonth =
  /\b(?:enter|reach|drop|remain|left|take ?-?home|net|tax|paye|cut|remove|deduct|comot|collect)\b[^.;!?\d]{0,45}\b(?:every|each|per|a|for) month\b|\bmonthly\b[^.;!?\d]{0,10}(?:take ?-?home|net|tax|paye)\b/i

const isOpenPay = (amount: ReadAmount): boolean =>
  isMoney(amount) &&
  amount.currency === 'NGN' &&
  (amount.role === 'salary' || amount.role === 'income') &&
  amount.period === undefined &&
  amount.times === undefined &&
  amount.pair === undefined

/** Told as one sum for a stretch: then no period fits. */
const asWhole = /\b(?:contract|project|total|altogether|in all|once)\b[^.;!?]{0,30}$/i

/**
 * A job's pay without a period, where the rest of the message tells it: "62k dem dey pay me", beside the gain of a year; "my
 * payslip shows gross 350,000"; "350k gross, wetin go enter my account every month?". Shown before it counts.
 */
export function withPeriodOfSize(reading: Reading): Reading {
  const { text, amounts } = reading
  const open = amounts.filter((amount) => isOpenPay(amount) && !asWhole.test(before(reading, amount)))
  if (open.length === 0) return reading
  const isBesideOther = amounts.some(
    ({ period, role }) => period !== undefined && role !== 'rent' && period !== 'once',
  )
  const isMonthly = ({ value }: ReadAmount): boolean =>
    (isBesideOther && value < leastOfYear) ||
    (ofPayslip.test(text) && value < mostOfMonth) ||
    (open.length === 1 && askedByMonth.test(text) && value < mostAskedByMonth)
  if (!open.every(isMonthly)) return reading
  return {
    ...reading,
    amounts: amounts.map((amount) =>
      open.includes(amount) ? { ...amount, period: 'month', periodBy: 'usual', roleBy: 'guess' } : amount,
    ),
    traps: reading.traps.filter(({ kind, words }) => kind !== 'period' || !/month/i.test(words)),
  }
}
