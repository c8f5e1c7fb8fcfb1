import { formatNaira, parseAmount, questionsFor } from '../../../tax/index.ts'
import { assumptionsInWords, computeShown } from '../calculations/index.ts'
import type { DraftAnswers } from '../autosave/index.ts'

/** The tax as far as the answers tell. */
export interface EstimateSoFar {
  /** Of the year, as the plan shows it: "₦702,600", "₦702,***". */
  total: string
  /** What is assumed of questions that are still empty; undefined when nothing is. */
  assumes: string | undefined
}

/** The estimate so far; undefined before the status and the first income are known, when it would say nothing. */
export function estimateOf(answers: DraftAnswers, isPaid: boolean): EstimateSoFar | undefined {
  const result = hasIncome(answers) ? computeShown(answers, isPaid) : undefined
  if (result === undefined) return undefined
  const total = result.totalTax === null ? result.totalTaxMasked : formatNaira(result.totalTax)
  const assumed = assumptionsInWords(answers)
  return {
    total: total ?? '',
    assumes: assumed === '' ? undefined : `Assumes ${assumed} until you answer those questions.`,
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
