import type { Reply } from '../../answering/index.ts'
import { nairaIn, states } from './naira.ts'
import type { Outcome, ScoredQuestion } from './outcome.ts'
import { isOnTopic } from './topics.ts'

/** The five verdicts, a reading shown for confirmation that is wrong, and what a person must judge. */
export type Verdict =
  'right' | 'asked' | 'refused' | 'wrong article' | 'WRONG figure' | 'misread, shown' | 'to judge'

/** The reply to a question; where it showed its reading first, the reply to "Calculate" as well. */
export interface Answered {
  readonly first: Reply
  readonly confirmed?: Reply
}

/** A verdict, and whether it took a confirmation. */
export interface Judged {
  readonly verdict: Verdict
  readonly isConfirmed: boolean
}

const holds = (text: string, says: readonly (readonly string[])[]) =>
  says.every((any) => any.some((each) => text.toLowerCase().includes(each.toLowerCase())))

/** Whether a reply that states something meets an outcome; undefined where a person must judge. */
function meets({ text, sources }: Reply, outcome: Outcome): boolean | undefined {
  const articles = sources.map(({ article }) => article)
  if (outcome.kind === 'figure') return states(text, outcome.naira)
  if (outcome.kind === 'facts') return holds(text, outcome.says)
  if (outcome.kind === 'article') return outcome.ids.includes(articles[0] ?? '')
  return outcome.kind === 'topic' ? isOnTopic(outcome.about, articles) : false
}

/** The answer is the first paragraph; what follows tells how it came about. */
const headline = (text: string) => text.split('\n\n', 1)[0] ?? ''

/** Whether a tempting wrong figure is given as the answer, and no right one beside it. */
function isTempted({ text }: Reply, { expect, never }: Pick<ScoredQuestion, 'expect' | 'never'>): boolean {
  const said = nairaIn(headline(text))
  const isRightSaid = expect.some((one) => one.kind === 'figure' && states(headline(text), one.naira))
  return !isRightSaid && never.some((naira) => said.has(naira))
}

function ofStatement(reply: Reply, wanted: Pick<ScoredQuestion, 'expect' | 'never'>): Verdict {
  const isSum = reply.kind !== 'looked-up'
  if (isSum && isTempted(reply, wanted)) return 'WRONG figure'
  const met = wanted.expect.map((outcome) => meets(reply, outcome))
  if (met.includes(true)) return 'right'
  if (met.includes(undefined)) return 'to judge'
  return isSum ? 'WRONG figure' : 'wrong article'
}

/** The outcomes that a reply without a statement is right for. */
const rightFor: Readonly<Record<string, readonly Outcome['kind'][]>> = {
  asked: ['asks'],
  read: ['asks'],
  declined: ['declines', 'does not know'],
  unknown: ['declines', 'does not know'],
  greeted: ['chat'],
  language: ['language'],
}

function ofReply(reply: Reply, wanted: Pick<ScoredQuestion, 'expect' | 'never'>): Verdict {
  const right = rightFor[reply.kind]
  if (!right) return ofStatement(reply, wanted)
  if (wanted.expect.some(({ kind }) => right.includes(kind))) return 'right'
  return reply.kind === 'asked' || reply.kind === 'read' ? 'asked' : 'refused'
}

/** What an answer to a question is worth. A wrong figure behind a confirmation was shown misread, and counts apart. */
export function verdictOf(
  wanted: Pick<ScoredQuestion, 'expect' | 'never'>,
  { first, confirmed }: Answered,
): Judged {
  if (!confirmed) return { verdict: ofReply(first, wanted), isConfirmed: false }
  const verdict = ofReply(confirmed, wanted)
  return { verdict: verdict === 'WRONG figure' ? 'misread, shown' : verdict, isConfirmed: true }
}
