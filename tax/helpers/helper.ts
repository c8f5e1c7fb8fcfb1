import type { AmountKey } from '../answers/keys.ts'
import type { Step } from '../explanation/line.ts'
import { type AmountFault, parseAmount } from '../money/amount.ts'

/** One thing that a helper asks for. */
export interface HelperInput<Name extends string = string> {
  readonly name: Name
  readonly label: string
  /** A sentence under the label. */
  readonly hint?: string
  /** Months of a year, 1 to 12; an amount in naira where it does not say so. */
  readonly kind?: 'months'
}

/** What a helper worked out: answers to fill in, the sum, and where the rule stands. */
export interface HelperAnswer {
  readonly ok: true
  /** Naira for the year, to the kobo. */
  readonly amounts: Partial<Record<AmountKey, number>>
  readonly steps: readonly Step[]
  readonly source: string
}

/** What was typed that is no amount, by input. */
export interface HelperFaults {
  readonly ok: false
  readonly faults: Readonly<Record<string, string>>
}

export type HelperResult = HelperAnswer | HelperFaults

const messages: Readonly<Record<AmountFault, string>> = {
  not_a_figure: 'Type it in figures, like 500,000',
  negative: 'Type it without a minus',
  too_many_decimals: 'Type at most two figures after the point',
  too_large: 'Type at most 1,000,000,000,000',
}

const wholeYear = 12

/** Months as typed; blank is the whole year. */
function readMonths(typed: unknown): number | null {
  const parsed = parseAmount(typed)
  if (parsed.kind === 'blank') return wholeYear
  const months = parsed.kind === 'amount' ? parsed.naira : 0
  return Number.isInteger(months) && months >= 1 && months <= wholeYear ? months : null
}

/** Reads the inputs as typed: amounts in kobo, blank is 0; months as such, blank is the whole year. */
export function readInputs<Name extends string>(
  inputs: readonly HelperInput<Name>[],
  typed: Readonly<Partial<Record<Name, unknown>>>,
): { readonly values: Readonly<Record<Name, number>>; readonly faults: HelperFaults | null } {
  const values: Partial<Record<Name, number>> = {}
  const faults: Record<string, string> = {}
  for (const { name, kind } of inputs) {
    if (kind === 'months') {
      const months = readMonths(typed[name])
      if (months === null) faults[name] = `Type a whole number from 1 to ${wholeYear}`
      else values[name] = months
      continue
    }
    const parsed = parseAmount(typed[name])
    if (parsed.kind === 'fault') faults[name] = messages[parsed.reason]
    else values[name] = parsed.kind === 'blank' ? 0 : Math.round(parsed.naira * 100)
  }
  const faulty = Object.keys(faults).length > 0
  // Read only when there is no fault, and then every input has its value.
  return { values: values as Record<Name, number>, faults: faulty ? { ok: false, faults } : null }
}
