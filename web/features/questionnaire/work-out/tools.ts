import {
  accommodationHelper,
  accommodationInputs,
  amountKeys,
  answerLabel,
  appliesTo,
  formatAmount,
  formatNaira,
  isBlank,
  parseAmount,
  payRows,
  payslipHelper,
  payslipInputs,
  questionOf,
  vehicleHelper,
  vehicleInputs,
  type AmountKey,
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

const noPrefill = () => ({})

const tools: Readonly<Record<NonNullable<Question['helper']>, Tool>> = {
  payslip: {
    summary: 'Not sure? Work it out from one payslip',
    inputs: payslipInputs,
    run: payslipHelper,
    prefill: noPrefill,
  },
  vehicle: {
    summary: 'Not sure? Work it out from what the car cost',
    inputs: vehicleInputs,
    run: vehicleHelper,
    prefill: noPrefill,
  },
  accommodation: {
    summary: 'Not sure? Work it out from the rent it would fetch',
    inputs: accommodationInputs,
    run: accommodationHelper,
    prefill: (answers) => ({ otherPay: payOf(answers) }),
  },
}

/** Sum of the pay answered so far, as text for an input; empty when none is answered. */
function payOf(answers: DraftAnswers): string {
  const amounts = payRows.map(({ key }) => parseAmount(answers[key])).filter(({ kind }) => kind === 'amount')
  const kobo = amounts.reduce(
    (sum, parsed) => sum + (parsed.kind === 'amount' ? Math.round(parsed.naira * 100) : 0),
    0,
  )
  return amounts.length === 0 ? '' : formatAmount(kobo / 100)
}

/** The helper of a question; undefined when it has none. The payslip helper needs the salary question to apply. */
export function toolOf({ helper }: Question, answers: DraftAnswers): Tool | undefined {
  if (helper === null) return undefined
  if (helper === 'payslip' && !appliesTo(questionOf('salary').question, answers)) return undefined
  return tools[helper]
}

interface Filled {
  /** The answers to change. */
  change: DraftAnswers
  /** What was filled in, one sentence each. */
  messages: string[]
}

/**
 * Turns a helper's amounts into changes of answers: the question's own answer, and others that apply and are still
 * empty. Answers that the person typed elsewhere stay.
 * @param own the answer of the question that shows the helper.
 * @param amounts naira for the year.
 */
export function fillAnswers(
  own: AmountKey,
  amounts: Readonly<Partial<Record<AmountKey, number>>>,
  answers: DraftAnswers,
): Filled {
  const others = amountKeys.filter(
    (key) => key !== own && (amounts[key] ?? 0) > 0 && appliesTo(questionOf(key).question, answers),
  )
  const added = others.filter((key) => isBlank(answers[key]))
  const skipped = others.filter((key) => !isBlank(answers[key]))
  const change = Object.fromEntries([own, ...added].map((key) => [key, formatAmount(amounts[key] ?? 0)]))
  const named = (key: AmountKey) => `${answerLabel(key)} ${formatNaira(amounts[key] ?? 0)}`
  return {
    change,
    messages: [
      `Filled in: ${named(own)} for the year.`,
      ...(added.length > 0
        ? [`Also ${added.map(named).join(', ')}: each can be changed at its own question.`]
        : []),
      ...(skipped.length > 0 ? [`Left as you typed it: ${skipped.map(answerLabel).join(', ')}.`] : []),
    ],
  }
}
