import { formatNaira, formatRate } from '../money/format.ts'
import { reporters } from '../years/reporters.ts'
import { administrationSection } from '../years/sections.ts'
import { told } from '../years/told.ts'
import { dayInFull } from '../worksheets/day.ts'
import { atLeastNothing, type Kobo, koboOf, nairaOf, sumOfKobo } from '../worksheets/kobo.ts'
import { paidOf } from '../worksheets/payments/credited.ts'
import { monthsLate } from './days.ts'
import { paymentsIn, type SettlementInput } from './input.ts'
import type { Late } from './settlement.ts'

const first = told.lateReturnFirstMonth.value
const further = told.lateReturnFurtherMonth.value

/**
 * What a return costs that is so many months late, in naira, even where no tax is due.
 * @param months at least one.
 */
export const lateReturnIn = (months: number): number => first + further * Math.max(0, months - 1)

/** What a return handed in after its day costs; the law does not say whether a begun month counts, so both are told. */
function lateReturn(due: string, filedOn: string | undefined): readonly Late[] {
  const { begun, whole } = monthsLate(due, filedOn ?? due)
  if (filedOn === undefined || begun === 0) return []
  const readings = [
    { label: 'If a month that has begun counts', amount: lateReturnIn(begun) },
    { label: 'If only whole further months count', amount: lateReturnIn(whole) },
  ]
  const isAlike = readings[0]?.amount === readings[1]?.amount
  return [
    {
      id: 'return',
      words: `Handing in the return on ${dayInFull(filedOn)}, after ${dayInFull(due)}, costs this even when no tax is due.`,
      amounts: isAlike ? readings.slice(0, 1).map((each) => ({ ...each, label: 'Late return' })) : readings,
      notes: [
        `${formatNaira(first)} for the first month and ${formatNaira(further)} for each further one.`,
        ...(isAlike ? [] : ['Which of the two is meant is not certain.']),
      ],
      source: administrationSection('101'),
    },
  ]
}

/** What was not paid on the due day, in kobo, though it is the person's. @param left the balance. */
function unpaidOn(due: string, { worksheets }: SettlementInput, left: Kobo): Kobo {
  const payments = paymentsIn(worksheets)
  const after = sumOfKobo(
    paidOf(payments).map(({ instalment: { on }, counted }) => (on > due ? counted : 0n)),
  )
  const onTheDay = left + after
  const isRestLate = payments.paidOn !== undefined && payments.paidOn > due
  return atLeastNothing(isRestLate ? onTheDay : onTheDay < after ? onTheDay : after)
}

/** What tax paid after its day costs: a share of what was unpaid, once. Interest is told and not printed. */
function latePayment(due: string, input: SettlementInput, left: Kobo): readonly Late[] {
  const unpaid = unpaidOn(due, input, left)
  if (unpaid === 0n) return []
  const share = told.latePaymentShare.value
  return [
    {
      id: 'payment',
      words: `${formatNaira(nairaOf(unpaid))} is paid after ${dayInFull(due)}: ${formatRate(share)} of it is added, once.`,
      amounts: [{ label: 'Late payment', amount: nairaOf((unpaid * BigInt(share) + 50n) / 100n) }],
      notes: [
        `Interest comes on top until you pay: the policy rate of the Central Bank, ${formatRate(told.bankRate.value)} in February 2026 (reported: ${reporters.bankRate}), and a margin of the Minister that we do not know. So we print none.`,
      ],
      source: administrationSection('65'),
    },
  ]
}

/**
 * What being late costs by the Act, by the days that were typed; none for a day that was left empty [spec 30.8].
 * @param due YYYY-MM-DD.
 * @param left the balance by the Act, in naira.
 */
export function lateOf(due: string, input: SettlementInput, left: number): readonly Late[] {
  return [...lateReturn(due, paymentsIn(input.worksheets).filedOn), ...latePayment(due, input, koboOf(left))]
}
