import type { Submission as SubmissionRow } from '../../../db/stores/submissions.ts'
import { showAnswers, showResult, type Submission } from '../../../contract/http/index.ts'

/** A stored calculation for the current plan: in full for Pro, without any figure for a free account. */
export function presentSubmission(submission: SubmissionRow, paid: boolean): Submission {
  return {
    id: submission.id,
    answers: showAnswers(submission.answers, paid),
    result: showResult(submission.result, paid),
    completedAt: submission.completedAt.toISOString(),
    createdAt: submission.createdAt.toISOString(),
  }
}
