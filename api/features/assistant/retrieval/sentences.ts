import { type Article, caveatsOf } from '../../../../tax/guide/index.ts'
import { weighed } from './guide-index.ts'
import { longestQuestion } from './evidence.ts'
import { termsOf } from './terms.ts'

/** At most so many sentences answer; the article has the rest. */
const most = 4
/** A reply of up to so many words is read at a glance: as much of an article is told, so that no condition is left out. */
const atAGlance = 130

const wordsIn = (text: string) => text.split(/\s+/).length

/** Asks for a figure, a share or a day. */
const asksFigure =
  /\b(?:how much|how many|how long|how often|what (?:percent|percentage|rate|amount|figure)|which (?:percent|amount|figure|day|date)|percent|%|rate|limit|maximum|max|most|highest|cap|up to|from how|when|deadline|last day|date|penalt\w+|fine|figure|years?)\b/i

/** Leans on the sentence before it. */
const leans = /^(?:It|That|This|These|They|Then|Both|The rest|Its|Each|Of it|Without it|What goes)\b/

interface Sentence {
  readonly text: string
  readonly at: number
  readonly score: number
  /** A worked example, or what leads to one. */
  readonly isWorked: boolean
}

/** The sentences of a paragraph; a short one, "Yes." or "Not the first time.", stays with the next. */
function sentencesOf(paragraph: string): string[] {
  const out: string[] = []
  let before = ''
  for (const sentence of paragraph.split(/(?<=[.?])\s+(?=[\p{Lu}\d₦"“])/u)) {
    const text = before === '' ? sentence : `${before} ${sentence}`
    before = text.split(' ').length <= 4 ? text : ''
    if (before === '') out.push(text)
  }
  return before === '' ? out : [...out, before]
}

/** How well each sentence of an article answers a question; the first says what the article is about, with its title. */
function scored(question: string, { title, body, examples = [] }: Article): Sentence[] {
  const asked = new Set(termsOf(question.slice(0, longestQuestion)))
  const whole = weighed(asked) || 1
  const wantsFigure = asksFigure.test(question)
  const worked = examples
    .filter(({ totalTax }) => totalTax > 0)
    .map(({ totalTax }) => totalTax.toLocaleString('en'))
  const isWorked = (text: string) => worked.some((figure) => text.includes(figure))
  const sentences = body.flatMap((paragraph) =>
    // A worked example is of somebody else's figures, and so is what leads to it.
    sentencesOf(paragraph).map((text) => ({
      text,
      less: isWorked(text) ? 0.3 : isWorked(paragraph) ? 0.15 : 0,
    })),
  )
  return sentences.map(({ text, less }, at) => {
    const terms = new Set(termsOf(at === 0 ? `${title}\n${text}` : text))
    const shared = weighed([...terms].filter((term) => asked.has(term))) / whole
    const first = at === 0 ? 0.3 : at === 1 ? 0.1 : 0
    return {
      text,
      at,
      score: shared + first + (wantsFigure && /\d/.test(text) ? 0.25 : 0) - less,
      isWorked: less > 0,
    }
  })
}

const inOrder = (places: readonly number[]) => places.toSorted((a, b) => a - b)

/** The sentences of an article that answer a question, the one that answers it first. */
export function sentencesFor(question: string, article: Article): readonly string[] {
  const all = scored(question, article)
  const best = [...all].sort((a, b) => b.score - a.score || a.at - b.at)
  const lead = best[0]
  if (lead === undefined) return []
  const chosen = new Set<number>()
  const take = ({ at, text }: Sentence) => {
    const before = all[at - 1]
    if (leans.test(text) && before !== undefined && !chosen.has(before.at)) chosen.add(before.at)
    chosen.add(at)
  }
  take(lead)
  if (all[0] !== undefined) take(all[0])
  for (const sentence of best)
    if (chosen.size < most && sentence.score >= Math.max(0.25, lead.score * 0.6)) take(sentence)
  const told = () => [...chosen].reduce((sum, at) => sum + wordsIn(all[at]?.text ?? ''), 0)
  for (const sentence of best)
    if (!sentence.isWorked && told() + wordsIn(sentence.text) <= atAGlance) take(sentence)
  const first = inOrder([...chosen].slice(0, leans.test(lead.text) ? 2 : 1))
  const rest = inOrder([...chosen].filter((at) => !first.includes(at)))
  return [...first, ...rest].flatMap((at) => all[at]?.text ?? [])
}

/** What a reader must know of these sentences: who reports them, and what is open about what was asked. */
export function caveatsFor(
  question: string,
  sentences: readonly string[],
  article: Article,
): readonly string[] {
  const asked = new Set(termsOf(question.slice(0, longestQuestion)))
  const said = new Set(termsOf(sentences.join('\n')))
  return caveatsOf(article).filter((caveat) => {
    if (caveat.startsWith('Not certain')) return termsOf(caveat).some((term) => asked.has(term))
    const about = /\(([^)]*)\)/.exec(caveat)?.[1]
    return about === undefined || termsOf(about).some((term) => said.has(term))
  })
}
