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
  const said = [
    opening,
    first,
    rest.join(' '),
    caveatsFor(question, sentences, article).slice(0, 2).join(' '),
  ]
  return { text: said.filter((text) => text !== '').join('\n\n'), articles: [found.id, ...found.others] }
}
