import type { Submission as SubmissionRow } from '../../../db/stores/submissions.ts'
import {
  showAnswers,
  showResult,
  showStanding,
  showYearLawTax,
  type Submission,
} from '../../../contract/http/index.ts'

/** A stored calculation for the current plan: in full for Pro, without any figure for a free account. */
export function presentSubmission(submission: SubmissionRow, paid: boolean): Submission {
  const { answers, result, label, copiedFrom, copiedFromYear } = submission
  return {
    id: submission.id,
    answers: showAnswers(answers, paid),
    result: showResult(result, paid),
    standing: showStanding(answers, result),
    yearLawTax: showYearLawTax(answers, paid),
    label,
    copiedFrom: copiedFromYear === null ? null : { id: copiedFrom, taxYear: copiedFromYear },
    completedAt: submission.completedAt.toISOString(),
    createdAt: submission.createdAt.toISOString(),
  }
}
