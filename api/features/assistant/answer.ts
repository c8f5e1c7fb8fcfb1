import type { Env } from '../../../platform/env.ts'
import { answerFrom, isAboutOwnCalculation } from './answering/index.ts'
import { read } from './reading/index.ts'
import { declinedFor } from './scope/index.ts'
import type { Question } from './question.ts'
import type { Answer } from './stream.ts'

type ModelEnv = Pick<
  Env,
  'TENI_MODEL_URL' | 'TENI_MODEL' | 'TENI_API_KEY' | 'TENI_SECONDS' | 'TENI_ANSWER_TOKENS'
>

/** What the person said before, oldest first. */
const earlierOf = ({ history }: Question) =>
  history.flatMap(({ by, text }) => (by === 'person' ? [text] : []))

const fromGuide = (question: Question, note: string | null, hasModel = true): Answer => ({
  ...answerFrom(question.message, { own: question.own, earlier: earlierOf(question), hasModel }),
  by: 'guide',
  note,
})

/**
 * Answers a question with the language model where one is configured, its figures checked against the engine's;
 * without a model, or when it fails, with the guide and the engine alone. Out-of-scope questions, and the person's
 * own figures without their consent, never reach the model.
 */
export async function answerQuestion(env: ModelEnv, question: Question): Promise<Answer> {
  const { TENI_MODEL_URL: url, TENI_MODEL: model, TENI_API_KEY: key, TENI_SECONDS: seconds } = env
  const { TENI_ANSWER_TOKENS: tokens } = env
  const { message, consent, logger } = question
  if (url === undefined || model === undefined) return fromGuide(question, null, false)
  if (declinedFor(read(message, question.own))) return fromGuide(question, null)
  if (!consent && isAboutOwnCalculation(message))
    return fromGuide(question, 'Answered without the language model: it does not see your figures.')
  try {
    const { askModel } = await import('./model/index.ts')
    return await askModel({ url, model, key, seconds, tokens }, question)
  } catch (error) {
    // The error may quote the question, so only its class is logged.
    logger.warn(
      { fault: error instanceof Error ? error.name : 'unknown' },
      'the language model gave no answer',
    )
    if (error instanceof Error && error.name === 'TokensUsedUp')
      return fromGuide(
        question,
        'The language model has answered as much as it may for now, so this comes from our guide.',
      )
    return fromGuide(question, 'The language model gave no answer to rely on, so this comes from our guide.')
  }
}
