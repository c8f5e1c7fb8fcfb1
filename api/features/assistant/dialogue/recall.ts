import { articleOf } from '../../../../tax/guide/index.ts'
import {
  type Ask,
  askedAgain,
  askOf,
  type Context,
  type Convention,
  decide,
  type Decision,
} from '../deciding/index.ts'
import { read, type Reading } from '../reading/index.ts'
import { isAnswered } from '../retrieval/index.ts'
import { asTapped, type Tapped } from './answer-forms.ts'
import type { Correction } from './change.ts'
import { isAgain, isAsking, wordsIn } from './goes-on.ts'
import { join } from './join.ts'
import { storyAfter } from './story.ts'
import { subjectOf, toldAfter } from './subject.ts'
import { type Joined, type Known, nothingKnown } from './known.ts'

type Told = Pick<Context, 'own' | 'currentYear'>

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

/** What stays supposed of one's own: a matter that was looked up changes nothing of it, and every other sum ends it. */
function supposedAfter(before: Known['supposed'], decision: Decision): Known['supposed'] {
  if (decision.kind === 'lookup') return before
  return decision.kind === 'ask' || (decision.kind === 'own' && decision.about === 'whatIf')
    ? decision.supposed
    : undefined
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
    supposed: supposedAfter(before.supposed, decision),
    story: storyAfter(known.story, said, known.reading !== undefined && reading !== said),
    // What goes on with a matter stays with it: "by when?", then "and if I do not?".
    topic: kind === 'lookup' ? (topic ?? reading.text) : topicOf(decision),
  }
}

/** Longer than this a message is a question of its own, and no answer that was not understood. */
const mostOfAnswer = 8

const asTold = ({ amounts, years }: Reading): string => JSON.stringify([amounts, years])

/** Whether a message led to the question that was pending: a reading to be confirmed is another as soon as it has changed. */
const isSameAsk = (ask: Ask, pending: Reading, { decision, reading }: Said): boolean =>
  decision.kind === 'ask' &&
  decision.ask.missing === ask.missing &&
  decision.ask.about === ask.about &&
  (ask.missing !== 'sure' || asTold(reading) === asTold(pending))

/** A few words that tell nothing which changes a sum, and ask for none. */
const isEmpty = ({ text, amounts, unplaced, years }: Reading): boolean =>
  wordsIn(text) <= mostOfAnswer &&
  amounts.length + unplaced.length + years.length === 0 &&
  !(isAgain(text) && isAsking(text))

/** Whether a short message came to nothing but its own words, or to the question that is pending. */
function isNoAnswer(ask: Ask, pending: Reading, said: Said, heard: Reading): boolean {
  const { decision } = said
  if (!isEmpty(heard)) return false
  if (decision.kind === 'lookup') return !isAnswered(heard.text)
  return (
    isSameAsk(ask, pending, said) ||
    (decision.kind === 'ask' && decision.ask.missing === 'trap' && heard.text.includes(decision.ask.about))
  )
}

/** What a message came to. */
export interface Said {
  readonly known: Known
  readonly reading: Reading
  readonly decision: Decision
  readonly topic: string | undefined
  /** What was supposed, where the person did not know the answer to a question. */
  readonly supposed?: Convention
  /** What a correction changed. */
  readonly correction?: Correction
}

/** What a message comes to after the earlier ones, and what is known then. */
export function say(known: Known, text: string, context: Told): Said {
  const { asked, reading: pending } = known
  const tapped = asked && pending ? asTapped(asked, pending, text) : undefined
  if (tapped) return sayTapped(known, tapped, context)
  const heard = read(text, context)
  const said = sayRead(known, heard, context)
  if (asked === undefined || pending === undefined) return said
  const itself = isBounced(asked, pending, said, heard) ? ofOwn(known, heard, context) : undefined
  if (itself) return itself
  if (isNoAnswer(asked, pending, said, heard)) return notAnswered(known, { asked, pending, said })
  return isSameAsk(asked, pending, said) ? inOtherWords(asked, said) : said
}

/** Whether a message that tells no amount would get once more the question that it was given before. */
const isBounced = (asked: Ask, pending: Reading, said: Said, heard: Reading): boolean =>
  asked.times > 0 &&
  heard.amounts.length + heard.unplaced.length === 0 &&
  (isNoAnswer(asked, pending, said, heard) || isSameAsk(asked, pending, said))

/** A message about the saved result, as if nothing had been asked: a question that is not answered does not stand before it for ever. */
function ofOwn(known: Known, heard: Reading, context: Told): Said | undefined {
  const nothingAsked = { ...known, asked: undefined, reading: undefined, supposed: undefined, story: [] }
  const said = sayRead(nothingAsked, heard, context)
  return said.decision.kind === 'own' && context.own !== undefined ? said : undefined
}

/** A message that was read, with what was said before. */
function sayRead(known: Known, said: Reading, context: Told): Said {
  const joined = join(known, said, context)
  const { reading, isConfirmed, topic } = joined
  const decision: Decision =
    joined.missing === undefined
      ? decide(reading, {
          ...context,
          supposed: known.supposed,
          isAfterOwn: known.last === 'own',
          isConfirmed,
          isJoined: reading !== said,
        })
      : { kind: 'ask', ask: askOf(joined.missing, reading) }
  const { correction } = joined
  return {
    known: after(known, said, joined, decision),
    reading,
    decision,
    topic,
    ...(correction && { correction }),
  }
}

/** A tap, or what stands for one. */
function sayTapped(known: Known, { says, supposed }: Tapped, context: Told): Said {
  const said = sayRead(known, read(says, context), context)
  return supposed === undefined ? said : { ...said, supposed }
}

/** The question that was pending, which what was told besides does not answer: in other words, then it waits. */
function inOtherWords(asked: Ask, said: Said): Said {
  if (said.decision.kind !== 'ask') return said
  const ask = askedAgain({ ...said.decision.ask, times: asked.times }, said.reading)
  return { ...said, known: { ...said.known, asked: ask }, decision: { kind: 'ask', ask } }
}

/** A question that a message has nothing to do with: the same, and nothing of the message stays. */
function notAnswered(
  known: Known,
  { asked, pending, said }: { readonly asked: Ask; readonly pending: Reading; readonly said: Said },
): Said {
  const reading = isSameAsk(asked, pending, said) ? said.reading : pending
  const ask = askedAgain(asked, reading)
  return {
    known: { ...known, reading, asked: ask, last: 'ask' },
    reading,
    decision: { kind: 'ask', ask },
    topic: undefined,
  }
}

/** What a conversation knows: folded from what the person said before, oldest first. Pure. */
export const recall = (earlier: readonly string[], told: Told): Known =>
  earlier.reduce((known, text) => say(known, text, told).known, nothingKnown)
