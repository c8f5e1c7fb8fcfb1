import type { Env } from '../../../platform/env.ts'
import { type Asked, replyTo, turnOf } from './answering/index.ts'
import type { Question } from './question.ts'
import type { Answer } from './stream.ts'
import { useOf } from './model/use.ts'
import { wordsIn } from './replying/words/index.ts'
import type { ModelNotes } from './replying/words/words.ts'

type ModelEnv = Pick<
  Env,
  'TENI_MODEL_URL' | 'TENI_MODEL' | 'TENI_API_KEY' | 'TENI_SECONDS' | 'TENI_ANSWER_TOKENS'
>

/** What the person said before, oldest first. */
const earlierOf = ({ history }: Question) =>
  history.flatMap(({ by, text }) => (by === 'person' ? [text] : []))

/** Why the guide answers where the model was asked and gave nothing to show. */
const failed = (error: unknown, { usedUp, noAnswer }: ModelNotes): string =>
  error instanceof Error && error.name === 'TokensUsedUp' ? usedUp : noAnswer

/**
 * Answers a question. It is read and decided before any language model is asked: what is declined, blocked, or complete
 * is answered by the guide and the engine alone, with a model or without. Where one is configured it words what the guide
 * and the engine tell, or proposes how to read what could not be placed, for the person to confirm. The person's own
 * figures reach it only with their consent [spec 12.16].
 */
export async function answerQuestion(env: ModelEnv, question: Question): Promise<Answer> {
  const { TENI_MODEL_URL: url, TENI_MODEL: model, TENI_API_KEY: key, TENI_SECONDS: seconds } = env
  const { TENI_ANSWER_TOKENS: tokens } = env
  const { message, consent, logger, own } = question
  const hasModel = url !== undefined && model !== undefined
  const asked: Asked = { own, earlier: earlierOf(question), hasModel }
  const turn = turnOf(message, asked)
  const reply = replyTo(turn, message, asked)
  const fromGuide = (note: string | null): Answer => ({ ...reply, by: 'guide', note })
  const use = useOf(turn)
  const { modelNotes } = wordsIn(reply.language)
  if (!hasModel || use === undefined) return fromGuide(null)
  if (turn.decision.kind === 'own' && (!consent || own.answers === undefined))
    return fromGuide(consent ? null : modelNotes.notSeen)
  try {
    const { askModel } = await import('./model/index.ts')
    const address = { url, model, key, seconds, tokens }
    return (await askModel(address, question, { use, asked, turn, reply })) ?? fromGuide(null)
  } catch (error) {
    // The error may quote the question, so only its class is logged.
    logger.warn(
      { fault: error instanceof Error ? error.name : 'unknown' },
      'the language model gave no answer',
    )
    return fromGuide(failed(error, modelNotes))
  }
}
