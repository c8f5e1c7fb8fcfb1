import type { Profile } from '../../../contract/http/index.ts'
import {
  answerKeys,
  type AnswerKey,
  askedScreens,
  checkField,
  formatAmount,
  isAnswered,
  isFactKey,
  isHadAnswered,
  questionOf,
  type RawAnswers,
} from '../../../tax/index.ts'
import type { DraftAnswers, DraftContent } from '../autosave/index.ts'
import { checkStep, currentYear, stepIndex } from '../calculations/index.ts'

type Person = Pick<Profile, 'firstName' | 'lastName' | 'tin'>

/** What the account knows of the person, and nothing that comes from a conversation. */
const personKeys = ['firstName', 'lastName', 'tin'] as const

const isKey = (key: string): key is AnswerKey => (answerKeys as readonly string[]).includes(key)

const isAmount = (key: AnswerKey) => !isFactKey(key) && questionOf(key).field.kind === 'money'

/** One answer as it would have been typed; undefined when it is none that the questionnaire could hold. */
function typed(key: AnswerKey, value: unknown): string | undefined {
  if (isAmount(key) && typeof value !== 'number') return undefined
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  // Part of a year, or of another money, does not come out at whole kobo.
  const exact = typeof value === 'number' && isAmount(key) ? Math.round(value * 100) / 100 : value
  const check = checkField(key, exact, { currentYear: currentYear() })
  if (!check.ok || check.value === null) return undefined
  return typeof exact === 'number' && isAmount(key) ? formatAmount(exact) : String(check.value)
}

/**
 * The content of a draft of what was said to the assistant: known answers alone, name and Tax ID from the account. It
 * stands at the first screen on which something is still to be asked [spec 12.7].
 * @param said what the frame sent: anything.
 * @returns undefined when some of it is no answer; then none of it is taken, because a draft without it would be another.
 */
export function draftOf(said: unknown, person: Person): DraftContent | undefined {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return undefined
  const known: Record<string, string> = {}
  for (const [key, value] of Object.entries(said)) {
    if (!isKey(key) || personKeys.some((own) => own === key)) return undefined
    const answer = typed(key, value)
    if (answer === undefined) return undefined
    known[key] = answer
  }
  if (known['taxYear'] === undefined || known['status'] === undefined) return undefined
  for (const key of personKeys) if (person[key]) known[key] = person[key]
  const answers: DraftAnswers = known
  return { answers, currentStep: stepIndex(firstToAsk(answers, person)) }
}

/** The first screen with a question that has no answer; the check page when there is none. */
function firstToAsk(answers: RawAnswers, person: Person): string {
  const open = askedScreens(answers, person).find(({ id, questions }) =>
    id === 'had' ? !isHadAnswered(answers) : questions.some((question) => !isAnswered(question, answers)),
  )
  return open?.id ?? checkStep
}
