import { type AmountFault, parseAmount } from '../money/amount.ts'

/** The value of a checked field: null when it was left empty. */
export type FieldCheck =
  | { readonly ok: true; readonly value: string | number | null }
  | { readonly ok: false; readonly message: string }

export const good = (value: string | number | null): FieldCheck => ({ ok: true, value })
export const bad = (message: string): FieldCheck => ({ ok: false, message })

const amountMessages: Record<AmountFault, (name: string, example: string) => string> = {
  not_a_figure: (name, example) => `Type the ${name} in figures, like ${example}`,
  negative: (name) => `Type the ${name} without a minus; leave it empty if you had none`,
  too_many_decimals: (name, example) =>
    `Type the ${name} with at most two figures after the point, like ${example}.50`,
  too_large: (name) => `The ${name} can be at most 1,000,000,000,000; check the number of zeros`,
}

/**
 * Checks an amount as typed.
 * @param name what the error message calls it.
 * @param example a likely amount for it: a year's income unless stated.
 */
export function checkAmount(value: unknown, name: string, example = '6,000,000'): FieldCheck {
  const parsed = parseAmount(value)
  if (parsed.kind === 'fault') return bad(amountMessages[parsed.reason](name, example))
  return good(parsed.kind === 'blank' ? null : parsed.naira)
}
