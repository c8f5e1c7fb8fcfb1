import {
  accommodationHelper,
  accommodationInputs,
  employmentIncomeKeys,
  formatAmount,
  parseAmount,
  vehicleHelper,
  vehicleInputs,
  type HelperInput,
  type HelperResult,
  type Question,
} from '../../../../tax/index.ts'
import type { DraftAnswers } from '../../autosave/index.ts'

/** A helper of the tax engine as a question offers it. */
export interface Tool {
  /** The text of the line that opens it. */
  summary: string
  inputs: readonly HelperInput[]
  run: (typed: Readonly<Record<string, string>>) => HelperResult
  /** Values to start with, by input, taken from the answers. */
  prefill: (answers: DraftAnswers) => Readonly<Record<string, string>>
}

const tools: Readonly<Record<NonNullable<Question['helper']>, Tool>> = {
  vehicle: {
    summary: 'Not sure? Work it out from what the car cost',
    inputs: vehicleInputs,
    run: vehicleHelper,
    prefill: () => ({}),
  },
  accommodation: {
    summary: 'Not sure? Work it out from the value for local rates',
    inputs: accommodationInputs,
    run: accommodationHelper,
    prefill: (answers) => ({ otherPay: payOf(answers) }),
  },
}

/** Everything else that employers gave, in money or otherwise: the limit of a home is a share of it. */
const besidesTheHome = employmentIncomeKeys.filter((key) => key !== 'rentPaidByEmployer')

/** Sum of the pay and benefits answered so far, as text for an input; empty when none is answered. */
function payOf(answers: DraftAnswers): string {
  const amounts = besidesTheHome
    .map((key) => parseAmount(answers[key]))
    .filter(({ kind }) => kind === 'amount')
  const kobo = amounts.reduce(
    (sum, parsed) => sum + (parsed.kind === 'amount' ? Math.round(parsed.naira * 100) : 0),
    0,
  )
  return amounts.length === 0 ? '' : formatAmount(kobo / 100)
}

/** The helper of a question; undefined when it has none. */
export function toolOf({ helper }: Question): Tool | undefined {
  return helper === null ? undefined : tools[helper]
}
