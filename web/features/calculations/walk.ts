import type { Draft, Profile } from '../../../contract/http/index.ts'
import { appliesTo, questions, questionsFor, type Question } from '../../../tax/index.ts'

type DraftAnswers = Draft['answers']

/** The fields of the profile that the questionnaire need not ask again. */
export type KnownProfile = Pick<Profile, 'firstName' | 'lastName' | 'tin'>

/** The step after the last question: the overview of all answers. */
export const checkStep = 'check'

/** Whether the profile already holds the answers of a question; they are then shown for checking and not asked. */
function isKnown({ fields }: Question, answers: DraftAnswers, known: KnownProfile): boolean {
  return fields.every(({ key }) => {
    const held = key in known ? known[key as keyof KnownProfile] : undefined
    return held !== undefined && held !== null && held !== '' && held === answers[key]
  })
}

/** The questions that are shown one after the other, in order. */
export function askedQuestions(answers: DraftAnswers, known: KnownProfile): readonly Question[] {
  return questionsFor(answers).filter((question) => !isKnown(question, answers, known))
}

/** Index in the full fixed list, stored in a draft as `currentStep`. The check view comes after the last question. */
export function stepIndex(step: string): number {
  const index = questions.findIndex(({ id }) => id === step)
  return index === -1 ? questions.length : index
}

/** The step to show: the one in the address when it applies, else the one at which the draft was left. */
export function stepOf(
  wanted: string | null,
  answers: DraftAnswers,
  currentStep: number,
  known: KnownProfile,
): string {
  if (wanted === checkStep) return checkStep
  const question = questions.find(({ id }) => id === wanted)
  if (question !== undefined && appliesTo(question, answers)) return question.id
  return askedQuestions(answers, known).find(({ id }) => stepIndex(id) >= currentStep)?.id ?? checkStep
}

/** The step after `step`: the next question that applies, or the check view. */
export function stepAfter(step: string, answers: DraftAnswers, known: KnownProfile): string {
  const index = stepIndex(step)
  return askedQuestions(answers, known).find(({ id }) => stepIndex(id) > index)?.id ?? checkStep
}

/** The step before `step`; undefined before the first. */
export function stepBefore(step: string, answers: DraftAnswers, known: KnownProfile): string | undefined {
  const index = stepIndex(step)
  return askedQuestions(answers, known)
    .filter(({ id }) => stepIndex(id) < index)
    .pop()?.id
}

/** Questions that apply only after a change of answers, like those about an employer after the status changed. */
export function newlyAsked(before: DraftAnswers, after: DraftAnswers): string[] {
  return questionsFor(after)
    .filter((question) => !appliesTo(question, before))
    .map(({ id }) => id)
}

/**
 * The position in the questionnaire: the number of the question and, as far as the answers tell, how many there are.
 */
export function progressOf(
  step: string,
  answers: DraftAnswers,
  known: KnownProfile,
): { question: number; of: number } {
  const shown = askedQuestions(answers, known)
  const index = stepIndex(step)
  const questionsBefore = shown.filter(({ id }) => stepIndex(id) < index).length
  return { question: Math.min(questionsBefore + 1, shown.length), of: shown.length }
}
