import { parseAmount, questionsFor } from '../../../tax/index.ts'
import { assumptionsInWords, computeShown, shownTotal } from '../calculations/index.ts'
import type { DraftAnswers } from '../autosave/index.ts'

/** The tax on the answers so far. */
export interface EstimateSoFar {
  /** Tax of the year, in full or masked by the plan: "₦702,600", "₦702,***". */
  total: string
  /** A sentence about what is assumed for empty questions; undefined when nothing is. */
  assumes: string | undefined
}

/** The estimate so far; undefined until the status and a first income are known. */
export function estimateOf(answers: DraftAnswers, isPaid: boolean): EstimateSoFar | undefined {
  const result = hasIncome(answers) ? computeShown(answers, isPaid) : undefined
  if (result === undefined) return undefined
  return {
    total: shownTotal(result) ?? '',
    assumes: assumptionsInWords(answers),
  }
}

function hasIncome(answers: DraftAnswers): boolean {
  return questionsFor(answers)
    .filter(({ section }) => section === 'income' || section === 'benefits')
    .some(({ fields }) =>
      fields.some(({ key }) => {
        const parsed = parseAmount(answers[key])
        return parsed.kind === 'amount' && parsed.naira > 0
      }),
    )
}
