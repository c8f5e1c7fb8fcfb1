import type { ByTheAct } from '../act/by-the-act.ts'
import type { Answers, RawAnswers } from '../answers/raw-answers.ts'
import { parseAmount } from '../money/amount.ts'
import type { AmountKey } from '../answers/keys.ts'
import type { Result } from '../result.ts'
import type { WorksheetContent, Worksheets } from '../worksheets/kinds.ts'

/** What a settlement is made of. */
export interface SettlementInput {
  readonly answers: RawAnswers | Answers
  readonly result: Pick<Result, 'totalTax'>
  /** As an explanation has it; null for a year before the Act. */
  readonly act: ByTheAct | null
  readonly worksheets: Worksheets
  readonly taxYear: number
}

/** An answer in naira; 0 where there is none. */
export function nairaIn(
  answers: RawAnswers | Answers,
  key: 'payeTaken' | 'foreignTaxPaid' | AmountKey,
): number {
  const parsed = parseAmount((answers as RawAnswers)[key])
  return parsed.kind === 'amount' ? parsed.naira : 0
}

/** Whether the person lived elsewhere: as was answered, by which the Act counts. */
export const isAbroad = (answers: RawAnswers | Answers): boolean => (answers as RawAnswers).resident === 'no'

/** What was paid; nothing where that worksheet was not begun. */
export function paymentsIn({ payments }: Worksheets): WorksheetContent<'payments'> {
  return payments ?? { certificates: [], instalments: [] }
}
