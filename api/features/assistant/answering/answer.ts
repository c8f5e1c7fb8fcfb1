import { chipsOf, draftOf, taxYearOf } from '../chips/index.ts'
import { amountSaid, type Decision } from '../deciding/index.ts'
import { recall, say } from '../dialogue/index.ts'
import type { Reading } from '../reading/index.ts'
import { inWords, withNotes } from '../replying/index.ts'
import { answerFromGuide, nearestSaid, nearestTitle } from '../retrieval/index.ts'
import { chatInWords, declinedInWords, languageInWords, type Scoped, unknownInWords } from '../scope/index.ts'
import { type OwnCalculation, type Reply, type ReplyKind, sourcesOf } from './reply.ts'

/** What an answer is made of besides the question. */
export interface Asked {
  readonly own: OwnCalculation
  /** What the person said before, oldest first. */
  readonly earlier?: readonly string[]
  /** Whether a language model words some of the answers. */
  readonly hasModel?: boolean
}

const kinds: Readonly<Record<Exclude<Decision['kind'], 'ask' | 'lookup'>, ReplyKind>> = {
  sum: 'calculated',
  rule: 'calculated',
  own: 'explained',
  chat: 'greeted',
  language: 'language',
  declined: 'declined',
}

const kindOf = (decision: Exclude<Decision, { kind: 'lookup' }>): ReplyKind =>
  decision.kind === 'ask' ? (decision.ask.slot === 'sure' ? 'read' : 'asked') : kinds[decision.kind]

/** The first amount of a question in another language, to be tapped as what is asked of it. */
function tappedAmount({ amounts }: Reading): Reply['reading'] {
  const amount = amounts.find(({ value, isPercent }) => !isPercent && Number.isFinite(value))
  if (amount === undefined) return null
  const options = (['month', 'year'] as const).map((period) => {
    const said = amountSaid(amount, period)
    return { label: said, says: `tax on ${said}` }
  })
  return { chips: [], ask: { slot: 'period', options }, draft: null }
}

/** Whether an answer rests on amounts of the question: that of one's own calculation does only where one is changed. */
function restsOnAmounts(decision: Decision): boolean {
  if (decision.kind === 'own') return decision.about === 'whatIf' && decision.isWorkedOut !== true
  return decision.kind !== 'lookup' && decision.kind !== 'chat' && decision.kind !== 'declined'
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** How the question was read, where it had amounts that an answer rests on, or is answered by a tap. */
function shown(decision: Decision, reading: Reading): Reply['reading'] {
  const { kind } = decision
  const hasTaps = kind === 'ask' && decision.ask.options.length > 0
  if (!restsOnAmounts(decision) || (reading.amounts.length === 0 && !hasTaps)) return null
  if (kind === 'language') return tappedAmount(reading)
  return {
    chips: chipsOf(reading, taxYearOf(decision), decision.kind === 'own'),
    ask:
      kind === 'ask'
        ? {
            slot: decision.ask.slot,
            options: decision.ask.options.map(({ label, says }) => ({ label: capital(label), says })),
          }
        : null,
    draft: draftOf(decision, reading),
  }
}

function scoped(
  decision: Exclude<Decision, { kind: 'lookup' }>,
  reading: Reading,
  language: 'en' | 'pcm',
  { own, hasModel = false }: Asked,
): Scoped {
  if (decision.kind === 'chat') return chatInWords(decision.about, language, hasModel)
  if (decision.kind === 'declined') return declinedInWords(decision.why, language)
  if (decision.kind === 'language') return languageInWords(decision.language, tappedAmount(reading) !== null)
  const { text, articles } = inWords(decision, language, {
    own: own.answers,
    currentYear: own.currentYear,
    ...(own.worksheets && { worksheets: own.worksheets }),
  })
  return { text, articles }
}

/** What a message came to: how it was read with what was said before, and what is to be done. */
export type Turn = Pick<ReturnType<typeof say>, 'reading' | 'decision' | 'topic' | 'supposed' | 'correction'>

/** A question read with what was said before, and decided: the same whoever words the answer. */
export const turnOf = (question: string, { own, earlier = [] }: Asked): Turn => {
  const told = { own: own.answers, currentYear: own.currentYear }
  return say(recall(earlier, told), question.trim(), told)
}

/** Asks how much the tax is. */
const ofTheTax = /\b(?:how much|what|wetin)\b[^.?!]{0,15}\btax\b/i

const nearestTitled = (question: string) => {
  const title = nearestTitle(question)
  return title === undefined ? undefined : { title }
}

/** The reply to a question that was read and decided. */
export function replyTo(
  { reading, decision, topic, supposed, correction }: Turn,
  question: string,
  asked: Asked,
): Reply {
  const { language } = reading
  const spoken = language === 'pcm' ? 'pcm' : 'en'
  if (decision.kind === 'lookup') {
    const said = answerFromGuide(question, language, topic)
    // Of a sum that was not understood no article is the nearest.
    const isSum = /\d/.test(question) && ofTheTax.test(question)
    const near = said === undefined && !isSum ? nearestSaid(question) : undefined
    const { text, articles } = said ?? unknownInWords(spoken, near ?? nearestTitled(question))
    const kind = said === undefined && near === undefined ? 'unknown' : 'looked-up'
    return { kind, text, sources: sourcesOf(...articles), reading: null, language }
  }
  const { text, articles } = scoped(decision, reading, spoken, asked)
  return {
    kind: kindOf(decision),
    text: withNotes(text, { supposed, correction }, language),
    sources: sourcesOf(...articles).slice(0, 3),
    reading: shown(decision, reading),
    language,
  }
}

/**
 * Answers a question from the guide, the engine and the person's own saved calculation, after what was said before. Every
 * figure is the engine's; what was not understood is asked, and an unknown question gets a reply that says so.
 */
export const answerFrom = (question: string, asked: Asked): Reply =>
  replyTo(turnOf(question, asked), question, asked)
