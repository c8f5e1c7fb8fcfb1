import { type AmountKey, amountOf, amountRows, type AnswerKey } from '../answers/keys.ts'
import { type OwnAnswers, isBlank, ownAnswers } from '../answers/raw-answers.ts'
import { conditions, isStatus, type Status, statusOptions } from '../answers/status.ts'
import { readTaxYear, taxYearMessage } from '../years/index.ts'
import { parseAmount } from '../money/amount.ts'

export type TaxInputCode = 'missing_status' | 'unknown_status' | 'refused_tax_year'

/**
 * An answer without which there is no calculation is missing or refused. `answer` names it, the message says how
 * to mend it and carries nothing that was typed.
 */
export class TaxInputError extends Error {
  readonly code: TaxInputCode
  readonly answer: AnswerKey

  constructor(code: TaxInputCode, answer: AnswerKey, message: string) {
    super(message)
    this.name = 'TaxInputError'
    this.code = code
    this.answer = answer
  }
}

/**
 * The amounts that count, in whole kobo, in the order of the table of amounts; null where nothing was given or the
 * status does not have it. By position, not by name: reading it so is what makes a million calculations a second.
 */
export type DeclaredAmounts = readonly (number | null)[]

/** The answers as the rules read them. */
export interface Declared {
  readonly taxYear: number
  readonly status: Status
  readonly amounts: DeclaredAmounts
  /** For how many months an employer paid: 1 to 12, and 12 where nothing was said. It changes no tax of the year. */
  readonly monthsPaid: number
}

/** What was given under a key, in kobo; null when it was not, or the status does not have it. */
export function given({ amounts }: Declared, key: AmountKey): number | null {
  return amounts[amountOf(key).index] ?? null
}

/**
 * Reads answers of any origin. Text that is no amount counts as not given; so do amounts that the status does not
 * have [spec 6.20, 14.3].
 * @throws TaxInputError when the status is missing or unknown, or the tax year is refused.
 */
export function declare(answers: unknown, currentYear: number): Declared {
  if (!Number.isSafeInteger(currentYear)) throw new RangeError('currentYear is the calendar year, like 2026')
  const own = ownAnswers(answers)
  const status = readStatus(own.status)
  return {
    taxYear: readYear(own.taxYear, currentYear),
    status,
    amounts: readAmounts(own, status),
    monthsPaid: readMonths(own.monthsPaid),
  }
}

function readStatus(raw: unknown): Status {
  if (isStatus(raw)) return raw
  const choices = statusOptions.map(({ value }) => value).join(', ')
  throw isBlank(raw)
    ? new TaxInputError('missing_status', 'status', `Choose an employment status: ${choices}`)
    : new TaxInputError('unknown_status', 'status', `Choose one of these employment statuses: ${choices}`)
}

function readYear(raw: unknown, currentYear: number): number {
  const year = isBlank(raw) ? currentYear : readTaxYear(raw, currentYear)
  if (year === null) throw new TaxInputError('refused_tax_year', 'taxYear', taxYearMessage(currentYear))
  return year
}

/** The months of a year: whoever was paid all year need not say so. */
const wholeYear = 12

function readMonths(raw: unknown): number {
  const parsed = parseAmount(raw)
  const months = parsed.kind === 'amount' ? parsed.naira : wholeYear
  return Number.isInteger(months) && months >= 1 && months < wholeYear ? months : wholeYear
}

function kobo(raw: unknown): number | null {
  const parsed = parseAmount(raw)
  return parsed.kind === 'amount' ? Math.round(parsed.naira * 100) : null
}

const noAmounts: DeclaredAmounts = amountRows.map(() => null)

/** The position of each amount that a status has. */
const positions = new Map(
  statusOptions.map(({ value }) => {
    const had = amountRows.filter(({ when }) => conditions[when](value))
    return [value, new Map<string, number>(had.map(({ key, index }) => [key, index]))] as const
  }),
)

/** Reads what is there: a person gives few of the amounts. What `ownAnswers` gives inherits nothing. */
function readAmounts(own: OwnAnswers, status: Status): DeclaredAmounts {
  const amounts = noAmounts.slice()
  const places = positions.get(status)
  for (const key in own) {
    const position = places?.get(key)
    if (position !== undefined) amounts[position] = kobo(own[key as AmountKey])
  }
  return amounts
}
