import type { Draft } from '../../../contract/http/index.ts'
import { statusOptions } from '../../../tax/index.ts'

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

/** How much the Act says to a person: "2 points for you". */
export function pointsInWords(count: number): string {
  return count === 0 ? 'no point for you' : `${count} ${count === 1 ? 'point' : 'points'} for you`
}
