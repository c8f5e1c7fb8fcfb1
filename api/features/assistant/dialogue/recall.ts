import { articleOf } from '../../../../tax/guide/index.ts'
import { askOf, type Context, decide, type Decision } from '../deciding/index.ts'
import { read, type Reading } from '../reading/index.ts'
import { join } from './join.ts'
import { storyAfter } from './story.ts'
import { subjectOf, toldAfter } from './subject.ts'
import { type Joined, type Known, nothingKnown } from './known.ts'

type Told = Omit<Context, 'isConfirmed'>

/** Whether a message was about a sum, so that the next one may go on with it. */
const isSum = ({ kind }: Decision) => kind === 'sum' || kind === 'ask' || kind === 'rule'

/** A reading whose figure was told: neither its words nor its guesses are in doubt again. */
const told = (reading: Reading): Reading => ({
  ...reading,
  amounts: reading.amounts.map((amount) => ({
    ...amount,
    roleBy: amount.roleBy === 'guess' ? 'named' : amount.roleBy,
  })),
  unknown: [],
  traps: [],
  dangling: [],
})

/** Whether a sum was told last, and none is in question. */
const isToldSum = (last: Known['last']) => last !== undefined && last !== 'ask'

/** The matter of an article that stands behind an answer of its own: a relief alone, a rule of the Act. */
function topicOf(decision: Decision): string | undefined {
  const isOfMatter = decision.kind === 'rule' || (decision.kind === 'sum' && decision.sum.kind === 'relief')
  return isOfMatter ? articleOf(decision.articles[0] ?? '')?.title : undefined
}

/** What is known after a message: a sum that was told is settled, so that its doubts do not come up again. */
function after(before: Known, said: Reading, joined: Joined, decision: Decision): Known {
  const { reading, topic, known = before } = joined
  const { kind } = decision
  if (kind === 'chat' || kind === 'declined' || kind === 'language') return { ...known, last: kind }
  const isTold = kind === 'sum' || kind === 'rule'
  const settled = isTold ? told(reading) : reading
  return {
    before: isSum(decision) && isToldSum(before.last) ? before.reading : known.before,
    reading: isSum(decision) || kind === 'own' ? settled : known.reading,
    subject: isSum(decision) ? subjectOf(settled) : kind === 'own' ? 'me' : known.subject,
    told: isSum(decision) ? toldAfter(known.told, settled) : known.told,
    asked: kind === 'ask' ? decision.ask : undefined,
    last: kind,
    story: storyAfter(known.story, said, known.reading !== undefined && reading !== said),
    // What goes on with a matter stays with it: "by when?", then "and if I do not?".
    topic: kind === 'lookup' ? (topic ?? reading.text) : topicOf(decision),
  }
}

/** What a message comes to after the earlier ones, and what is known then. */
export function say(
  known: Known,
  text: string,
  told: Told,
): {
  readonly known: Known
  readonly reading: Reading
  readonly decision: Decision
  readonly topic: string | undefined
} {
  const said = read(text, told)
  const joined = join(known, said, told)
  const { reading, isConfirmed, topic } = joined
  const decision: Decision =
    joined.missing === undefined
      ? decide(reading, { ...told, isConfirmed })
      : { kind: 'ask', ask: askOf(joined.missing, reading) }
  return { known: after(known, said, joined, decision), reading, decision, topic }
}

/** What a conversation knows: folded from what the person said before, oldest first. Pure. */
export const recall = (earlier: readonly string[], told: Told): Known =>
  earlier.reduce((known, text) => say(known, text, told).known, nothingKnown)
