import type { Submission as SubmissionRow } from '../../../db/stores/submissions.ts'
import { showAnswers, showResult, showStanding, type Submission } from '../../../contract/http/index.ts'

/** A stored calculation for the current plan: in full for Pro, without any figure for a free account. */
export function presentSubmission(submission: SubmissionRow, paid: boolean): Submission {
  const { answers, result } = submission
  return {
    id: submission.id,
    answers: showAnswers(answers, paid),
    result: showResult(result, paid),
    standing: showStanding(answers, result),
    completedAt: submission.completedAt.toISOString(),
    createdAt: submission.createdAt.toISOString(),
  }
}
