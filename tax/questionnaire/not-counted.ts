import { listed } from '../listed.ts'
import { type Amount, amountRows } from '../answers/keys.ts'
import { ownAnswer, type RawAnswers } from '../answers/raw-answers.ts'
import { conditions, statusOptions } from '../answers/status.ts'
import { parseAmount } from '../money/amount.ts'
import { formatNaira } from '../money/format.ts'

/** Amounts of one kind that were given and count nothing for the status. */
export interface NotCounted {
  /** What people call them, inside a sentence. */
  readonly name: 'pay' | 'business income' | 'benefits' | 'dividends and interest' | 'contributions'
  /** Their sum for the year. */
  readonly naira: number
}

/** What an amount is part of when it does not count for a status; undefined when it counts. */
function partOf(
  { group, when, zeroForPensioners, assumed }: Amount,
  status: unknown,
): NotCounted['name'] | undefined {
  if (!conditions[when](status))
    return group === 'benefit' ? 'benefits' : when === 'hasBusiness' ? 'business income' : 'pay'
  if (status !== 'pensioner') return undefined
  if (zeroForPensioners) return 'dividends and interest'
  return assumed === null ? undefined : 'contributions'
}

/**
 * What was given and counts nothing for the status that the answers have [spec 6.20, 14.8, 14.11]: kept in the draft,
 * and to be told when the status is chosen and before the calculation. Empty without a status.
 */
export function notCounted(answers: RawAnswers): readonly NotCounted[] {
  const { status } = answers
  if (!statusOptions.some(({ value }) => value === status)) return []
  const kobo = new Map<NotCounted['name'], number>()
  for (const row of amountRows) {
    const part = partOf(row, status)
    const given = part === undefined ? undefined : parseAmount(ownAnswer(answers, row.key))
    if (part !== undefined && given?.kind === 'amount' && given.naira > 0)
      kobo.set(part, (kobo.get(part) ?? 0) + Math.round(given.naira * 100))
  }
  return [...kobo].map(([name, sum]) => ({ name, naira: sum / 100 }))
}

/** "₦900,000 of benefits will not be counted for Pensioner."; undefined when everything that was given counts. */
export function notCountedInWords(answers: RawAnswers): string | undefined {
  const parts = notCounted(answers).map(({ name, naira }) => `${formatNaira(naira)} of ${name}`)
  if (parts.length === 0) return undefined
  const label = statusOptions.find(({ value }) => value === answers.status)?.label ?? ''
  return `${listed(parts)} will not be counted for ${label}.`
}
