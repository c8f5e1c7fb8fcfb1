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

/** What the guide says to a question, the answering sentence first; undefined where it does not know. */
export function answerFromGuide(question: string, language: Language): GuideAnswer | undefined {
  const found = find(question)
  const article = found && articleOf(found.id)
  if (!found || !article) return undefined
  const sentences = sentencesFor(question, article)
  const [lead = '', ...rest] = sentences
  const first = opensWithPronoun.test(lead) ? `${article.title} ${lead}` : lead
  const said = [first, rest.join(' '), caveatsFor(sentences, article).slice(0, 2).join(' ')]
  return {
    text: [...(language === 'pcm' ? ['See wetin di guide talk:'] : []), ...said]
      .filter((text) => text !== '')
      .join('\n\n'),
    articles: [found.id, ...found.others],
  }
}
