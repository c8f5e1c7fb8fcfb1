import type { Status } from '../../answers/status.ts'
import type { QuestionId } from '../../questionnaire/questions.ts'
import { benefitWords } from './benefits.ts'
import { aboutWords } from './about.ts'
import { besideWords } from './beside.ts'
import { deductionWords } from './deductions.ts'
import { incomeWords } from './income.ts'

/** The English words of one question. "{year}" stands for the tax year. */
export interface WrittenWords {
  /** The question itself: heading and label of the field. */
  readonly heading: string
  /** One or two short sentences under the heading. */
  readonly hint: string
  /** In the hint's place for those whose law is another. */
  readonly hintFor?: Readonly<Partial<Record<Status, string>>>
  /** In the hint's place for a year before the Act. */
  readonly hintBefore2026?: string
  /** The line that opens the help. */
  readonly helpTitle: string
}

export const questionWords: Readonly<Record<QuestionId, WrittenWords>> = {
  ...aboutWords,
  ...besideWords,
  ...incomeWords,
  ...benefitWords,
  ...deductionWords,
}
