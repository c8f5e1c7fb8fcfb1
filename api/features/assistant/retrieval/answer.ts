import { inPidgin } from '../../../../tax/guide/in-pidgin/index.ts'
import { articleOf } from '../../../../tax/guide/index.ts'
import type { Language } from '../reading/index.ts'
import { find } from './find.ts'
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

/** The article that answers; a question that says too little by itself is asked together with the one before it. */
const foundFor = (question: string, topic: string | undefined) =>
  find(question) ?? (topic === undefined ? undefined : (find(`${topic}. ${question}`) ?? find(topic)))

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
    if (lead !== undefined) return { id: other.id, text: `${article.title} ${lead}` }
  }
  return undefined
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
  const first = isOpen ? `${article.title} ${lead}` : lead
  const opening = language === 'pcm' ? (inPidgin[found.id] ?? 'See wetin di guide talk:') : ''
  const also = alsoAsked(question, found.id)
  const said = [
    opening,
    first,
    rest.join(' '),
    also?.text ?? '',
    caveatsFor(question, sentences, article).slice(0, 2).join(' '),
  ]
  return {
    text: said.filter((text) => text !== '').join('\n\n'),
    articles: [...new Set([found.id, ...(also ? [also.id] : []), ...found.others])],
  }
}
