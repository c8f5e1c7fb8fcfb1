import {
  accommodationHelper,
  accommodationInputs,
  appliesTo,
  formatAmount,
  parseAmount,
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

const pay = ['salary', 'commissions', 'allowances'] as const satisfies readonly AmountKey[]

/** The pay from the job as answered so far, as one types it; empty while none is. */
function payOf(answers: DraftAnswers): string {
  const given = pay.map((key) => parseAmount(answers[key])).filter(({ kind }) => kind === 'amount')
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
