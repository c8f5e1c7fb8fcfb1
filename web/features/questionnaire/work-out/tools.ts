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

/** A helper of the engine as a question offers it. */
export interface Tool {
  /** The line that opens it. */
  summary: string
  inputs: readonly HelperInput[]
  run: (typed: Readonly<Record<string, string>>) => HelperResult
  /** What is known already, by input. */
  known: (answers: DraftAnswers) => Readonly<Record<string, string>>
}

const nothingKnown = () => ({})

const tools: Readonly<Record<NonNullable<Question['helper']>, Tool>> = {
  payslip: {
    summary: 'Not sure? Work it out from one payslip',
    inputs: payslipInputs,
    run: payslipHelper,
    known: nothingKnown,
  },
  vehicle: {
    summary: 'Not sure? Work it out from what the car cost',
    inputs: vehicleInputs,
    run: vehicleHelper,
    known: nothingKnown,
  },
  accommodation: {
    summary: 'Not sure? Work it out from the rent it would fetch',
    inputs: accommodationInputs,
    run: accommodationHelper,
    known: (answers) => ({ otherPay: payOf(answers) }),
  },
}

/** The pay from the job as answered so far, as one types it; empty while none is. */
function payOf(answers: DraftAnswers): string {
  const given = payRows.map(({ key }) => parseAmount(answers[key])).filter(({ kind }) => kind === 'amount')
  const kobo = given.reduce(
    (sum, parsed) => sum + (parsed.kind === 'amount' ? Math.round(parsed.naira * 100) : 0),
    0,
  )
  return given.length === 0 ? '' : formatAmount(kobo / 100)
}

/** The tool of a question. A payslip is offered to those only who are asked for a salary. */
export function toolOf({ helper }: Question, answers: DraftAnswers): Tool | undefined {
  if (helper === null) return undefined
  if (helper === 'payslip' && !appliesTo(questionOf('salary').question, answers)) return undefined
  return tools[helper]
}

interface Filled {
  /** The answers to change. */
  change: DraftAnswers
  /** What was done, one sentence each. */
  said: string[]
}

/**
 * Fills in what a helper worked out: the question's own answer, and others that it gives where they are asked and
 * still empty. What the person typed elsewhere stays.
 * @param own the answer of the question that the helper stands at.
 * @param amounts naira for the year.
 */
export function fill(
  own: AmountKey,
  amounts: Readonly<Partial<Record<AmountKey, number>>>,
  answers: DraftAnswers,
): Filled {
  const others = amountKeys.filter(
    (key) => key !== own && (amounts[key] ?? 0) > 0 && appliesTo(questionOf(key).question, answers),
  )
  const added = others.filter((key) => isBlank(answers[key]))
  const kept = others.filter((key) => !isBlank(answers[key]))
  const change = Object.fromEntries([own, ...added].map((key) => [key, formatAmount(amounts[key] ?? 0)]))
  const named = (key: AmountKey) => `${answerLabel(key)} ${formatNaira(amounts[key] ?? 0)}`
  return {
    change,
    said: [
      `Filled in: ${named(own)} for the year.`,
      ...(added.length > 0
        ? [`Also ${added.map(named).join(', ')}: each can be changed at its own question.`]
        : []),
      ...(kept.length > 0 ? [`Left as you typed it: ${kept.map(answerLabel).join(', ')}.`] : []),
    ],
  }
}
