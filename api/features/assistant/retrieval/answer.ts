import { inPidgin } from '../../../../tax/guide/in-pidgin/index.ts'
import { articleOf } from '../../../../tax/guide/index.ts'
import type { Language } from '../reading/index.ts'
import { evidenceFor } from './evidence.ts'
import { type Found, find } from './find.ts'
import { tiesToTax } from './about-tax.ts'
import { isElsewhere } from './matter.ts'
import { isOfOtherSum } from './other-sums.ts'
import { lateFor } from './late-for.ts'
import { caveatsFor, sentencesFor } from './sentences.ts'

/** What the guide says to a question: paragraphs, and the articles that stand behind them. */
export interface GuideAnswer {
  readonly text: string
  readonly articles: readonly string[]
}

const opensWithPronoun = /^(?:It|They|That|As|Only|Something|A form)\b/

/** Answers the title of the article, which may ask the other way round, or of something else, than the person. */
const opensWithVerdict = /^(?:Yes|No|Not)\b/
/** From this nearness on, a "Yes" is one to the question itself. */
const sureOfVerdict = 0.8

/** The article that answers, and the one that the whole question comes nearest to, where a part of it decides. */
type FoundFor = Found & { readonly whole?: string | undefined }

/**
 * The article that answers; a question that says too little by itself is asked together with the one before it, or is
 * about what the two have in common.
 */
function foundFor(asking: string, topic: string | undefined): FoundFor | undefined {
  if (isOfOtherSum(asking)) return undefined
  const question = withoutLaw(withoutManner(asking))
  const whole = find(question)
  // What is told before the part that asks may be what it is about: "C of O for my land, what documents do I submit?".
  const asked = isElsewhere(question, tiesToTax(question)) ? undefined : askedPart(question)
  const isAlone =
    asked !== undefined &&
    (asked.nearness > (whole?.nearness ?? 0) + muchNearer || (whole !== undefined && isOfStory(whole, asked)))
  const alone: FoundFor | undefined = isAlone ? { ...asked, whole: whole?.id } : whole
  if (alone !== undefined || topic === undefined) return alone
  const [own] = evidenceFor(question)
  const joined = find(`${topic}. ${question}`) ?? find(topic)
  // "When must I file?", then "and if I'm late?": what is new decides, where it is near an article of the same matter.
  if (own === undefined || own.coverage < leastOwn || joined === undefined || own.id === joined.id)
    return joined
  return joined.others.includes(own.id) ? { ...joined, id: own.id, others: [joined.id] } : joined
}

/** "What can I deduct under the new law?": that it is asked of the law in force says nothing of what is asked. */
const ofTheLaw =
  /[\s,]+\b(?:under|in|by|with|per|according to) (?:the |this |di )?(?:new |current |nigerian? |2025 |2026 )+(?:tax )?(?:law|act|rules?|reforms?)(?: 2025| 2026)?\b/i
const leastLeft = 4

function withoutLaw(question: string): string {
  const rest = question.replace(ofTheLaw, ' ').trim()
  return rest.split(/\s+/).length >= leastLeft ? rest : question
}

/** "Like I'm a small child", "in simple English": how it is to be told says nothing of what is asked. */
const manner = new RegExp(
  [
    String.raw`(?:like|as if|as though)(?: i(?:['’]?m| am| be)?| you(?:['’]re| are)? (?:talking|explaining|speaking) to| to)?(?: an?| na)?(?: very| small| little| complete| total)* (?:child|kid|baby|pikin|beginner|dummy|novice|layman|(?:\d+|five|six|seven|ten)[- ]years?[- ]old(?: child| kid)?)`,
    String.raw`(?<=\b(?:explain|tell|teach|break|simplify)\b[^.?!]{0,40}\b)to an?(?: small| little)? (?:child|kid|pikin|layman|beginner|novice)`,
    String.raw`(?:in|with|using) (?:very )?(?:simple|plain|easy|small|lay(?:man(?:['’]s)?)?|clear|everyday) (?:english|words|terms|language|grammar|pidgin|way)`,
    String.raw`(?:a |just a |very |one )?(?:simple|quick|small|short) question`,
  ]
    .map((words) => String.raw`[\s,]*\b${words}\b[,.:;!]*`)
    .join('|'),
  'gi',
)

function withoutManner(question: string): string {
  const rest = question.replaceAll(manner, ' ').trim()
  return rest.split(/\s+/).length >= leastLeft ? rest : question
}

/** From this likeness on, the nearest article is told as what it is: the nearest. */
const nearEnough = 0.24

/** What the nearest article says where none answers well enough, under its title; undefined where none is near. */
export function nearestSaid(asking: string): (GuideAnswer & { readonly title: string }) | undefined {
  const question = withoutManner(asking)
  const [best] = evidenceFor(question)
  const article =
    best && best.isAboutTax && !best.isElsewhere && best.nearness >= nearEnough
      ? articleOf(best.id)
      : undefined
  if (article === undefined) return undefined
  return { title: article.title, text: sentencesFor(question, article).join(' '), articles: [article.id] }
}

/** Whether the guide answers a question, or the part of it that asks. */
export const isAnswered = (question: string): boolean => foundFor(question, undefined) !== undefined

/** What a part of a question finds. */
interface FoundPart extends Found {
  readonly part: string
}

/** An article that has so little of what is asked is found by what is told before it. */
const leastOfAsked = 0.4

/** Whether what the whole question finds is of the story that is told, and has little of what is asked. */
function isOfStory(whole: Found, { part, id }: FoundPart): boolean {
  if (whole.id === id) return false
  const found = evidenceFor(part).find((each) => each.id === whole.id)
  return (found?.coverage ?? 0) < leastOfAsked
}

/** The part of a question that asks, where more is told before it: "I bake cakes beside my job, do I still have to file?". */
function askedPart(question: string): FoundPart | undefined {
  const parts = question.split(/[?.,;!\n]+|\b(?:but|so|because)\b/i).filter((part) => part.trim() !== '')
  if (parts.length < 2) return undefined
  return (
    parts
      .filter(
        (part) =>
          asksSomething.test(part) && !pointsBack.test(part) && part.trim().split(/\s+/).length >= leastWords,
      )
      .flatMap((part) => {
        const found = find(part)
        return found === undefined ? [] : { ...found, part }
      })
      .filter(({ nearness }) => nearness >= sureOfPart)
      // Of no article that the whole comes near to, a part has to be sure of itself.
      .filter(
        ({ id, nearness }) =>
          nearness >= sureOfVerdict || evidenceFor(question).some((each) => each.id === id),
      )
      .toSorted((a, b) => b.nearness - a.nearness)[0]
  )
}

/** A title before a sentence: a statement ends as one. */
const asHeading = (title: string): string => (/[?.!]$/.test(title) ? title : `${title}.`)

/** Fewer words ask nothing by themselves. */
const leastWords = 4
const asksSomething =
  /^\W*(?:(?:and|so|then|pls|please|abeg|now|by|from|in|on|to|for|at|until|since)\W+)*(?:do|does|did|is|are|am|can|could|will|would|should|must|what|which|when|where|who|how|why|wetin|shey|abi)\b/i
/** "I rent out my flat in London. Will Nigeria tax that rent?": a part that points back asks of the whole. */
const pointsBack =
  /\b(?:that|this|these|those|it(?! (?:with|to|by|in)\b)|them|am|the (?:rent|money|income|gain|profit|sale|amount|interest))\b/i
/** So much nearer than the whole, a part is what is asked. */
const muchNearer = 0.1

/** A follow-up that an article has so much of is about that article. */
const leastOwn = 0.5

/** From this nearness on, a part of a question asks for an article of its own. */
const sureOfPart = 0.6

/** The other thing that is asked in one breath: "what is the fine, and when is the last date?". */
function alsoAsked(question: string, id: string): { readonly id: string; readonly text: string } | undefined {
  const parts = question.split(/\band\b|[?,;]/i).filter((part) => part.trim().split(/\s+/).length >= 3)
  if (parts.length < 2) return undefined
  for (const part of parts) {
    const other = find(part)
    const article = other && articleOf(other.id)
    if (!other || !article || other.id === id || other.nearness < sureOfPart) continue
    const [lead] = sentencesFor(part, article)
    if (lead !== undefined) return { id: other.id, text: `${asHeading(article.title)} ${lead}` }
  }
  return undefined
}

/** What the article of the whole question says, where a part of it found another. */
function toldOfWhole(question: string, { id, whole }: FoundFor): { id: string; text: string } | undefined {
  const article = whole === undefined || whole === id ? undefined : articleOf(whole)
  const [lead] = article === undefined ? [] : sentencesFor(question, article)
  return article === undefined || lead === undefined
    ? undefined
    : { id: article.id, text: `${asHeading(article.title)} ${lead}` }
}

/**
 * What the guide says to a question, the answering sentence first; undefined where it does not know.
 * @param topic the question before it, where this one goes on from it.
 */
export function answerFromGuide(
  question: string,
  language: Language,
  topic?: string,
): GuideAnswer | undefined {
  const found = foundFor(question, topic)
  const article = found && articleOf(found.id)
  if (!found || !article) return undefined
  const sentences = sentencesFor(question, article)
  const [lead = '', ...rest] = sentences
  const isOpen =
    opensWithPronoun.test(lead) || (opensWithVerdict.test(lead) && found.nearness < sureOfVerdict)
  const first = isOpen ? `${asHeading(article.title)} ${lead}` : lead
  const pidgin = language === 'pcm' ? (inPidgin[found.id] ?? 'See wetin di guide talk:') : ''
  // A "Yes" to the article's title may be none to the question.
  const opening =
    found.nearness < sureOfVerdict ? pidgin.replace(opensWithVerdict, '').replace(/^[.,\s]+/, '') : pidgin
  const late = found.id === 'late-filing' ? lateFor(question, language) : ''
  const also = alsoAsked(question, found.id) ?? toldOfWhole(question, found)
  const said = [
    opening,
    first,
    late,
    rest.join(' '),
    also?.text ?? '',
    caveatsFor(question, sentences, article).slice(0, 2).join(' '),
  ]
  return {
    text: said.filter((text) => text !== '').join('\n\n'),
    articles: [...new Set([found.id, ...(also ? [also.id] : []), ...found.others])],
  }
}
