import type { Submission as SubmissionRow } from '../../../db/stores/submissions.ts'
import type { Answers } from '../../../tax/index.ts'
import { showResult, type Submission } from '../../contract/index.ts'

/** The answers that a free account sees of a kept calculation (DESIGN section 5). */
const shownToAll = ['firstName', 'lastName', 'tin', 'taxYear', 'status'] as const

function answersForFree(answers: Answers): Submission['answers'] {
  const given = shownToAll.filter((key) => answers[key] !== undefined)
  return Object.fromEntries(given.map((key) => [key, answers[key]]))
}

/** A kept calculation as the plan shows it now: in full for Pro, without any figure for a free account. */
export function presentSubmission(submission: SubmissionRow, paid: boolean): Submission {
  return {
    id: submission.id,
    answers: paid ? { ...submission.answers } : answersForFree(submission.answers),
    result: showResult(submission.result, paid),
    completedAt: submission.completedAt.toISOString(),
    createdAt: submission.createdAt.toISOString(),
  }
}
