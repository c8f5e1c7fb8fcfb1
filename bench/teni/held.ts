import { answerFrom } from '../../api/features/assistant/answering/index.ts'
import { brokenOf, pairsOf, plainQuestions } from '../../api/features/assistant/testing/adversarial/index.ts'
import { offTopic } from '../../api/features/assistant/testing/off-topic.ts'
import { type Figure, none } from '../figures.ts'

const goal = 0.95

/** Pairs whose plain figure must vanish, and what the assistant is not for. */
export function runHeld(): Figure[] {
  const broken = brokenOf(plainQuestions)
  for (const { changes, ask } of broken) console.log(`plain figure all the same, ${changes}: ${ask}`)
  const nothing = { own: { answers: undefined, currentYear: 2026 } }
  const answered = offTopic
    .map((ask) => ({ ask, reply: answerFrom(ask, nothing) }))
    .filter(({ reply }) => reply.kind !== 'declined' && reply.kind !== 'unknown')
  for (const { ask, reply } of answered)
    console.log(`off-topic, ${reply.kind} ${reply.sources[0]?.article ?? ''}: ${ask}`)
  const share = 1 - answered.length / offTopic.length
  return [
    none(`plain figures left in ${pairsOf(plainQuestions).length} adversarial pairs`, broken.length),
    {
      label: 'off-topic refused',
      figure: `${offTopic.length - answered.length} of ${offTopic.length}`,
      goal: `${100 * goal}%`,
      isMet: share >= goal,
    },
  ]
}
