import type { Draft } from '../../../contract/http/index.ts'
import { statusOptions } from '../../../tax/index.ts'
import { checkStep, progressOf, stepOf, type Known } from './walk.ts'

type DraftAnswers = Draft['answers']

/** "Tax Year 2026". */
export function yearInWords({ taxYear }: DraftAnswers): string {
  return taxYear === undefined || taxYear === null || taxYear === ''
    ? 'Tax Year not chosen'
    : `Tax Year ${taxYear}`
}

/** "Both Employee and Self-Employed"; undefined while the status is not answered. */
export function statusInWords({ status }: DraftAnswers): string | undefined {
  return statusOptions.find(({ value }) => value === status)?.label
}

/** "Adaeze Okafor". */
export function nameInWords({ firstName, lastName }: DraftAnswers): string {
  return [firstName, lastName].filter((name) => typeof name === 'string' && name.trim() !== '').join(' ')
}

/** Where a draft was left: "Question 7 of about 22". */
export function progressInWords(answers: DraftAnswers, currentStep: number, known: Known): string {
  const step = stepOf(null, answers, currentStep, known)
  if (step === checkStep) return 'Ready to check and calculate'
  const { question, of } = progressOf(step, answers, known)
  return `Question ${question} of about ${of}`
}
