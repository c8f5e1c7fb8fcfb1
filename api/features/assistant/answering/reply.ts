import type { Answers } from '../../../../tax/index.ts'
import { articleOf } from '../../../../tax/guide/index.ts'

/** A source at which an answer can be checked. */
export interface Source {
  /** Id of the article in the guide. */
  article: string
  title: string
  /** Sections of the Act as the report cites them. */
  sections: readonly string[]
}

/** The answer to a question. */
export interface Reply {
  /**
   * calculated: the engine's figures of amounts in the question; explained: of the person's own saved calculation;
   * looked-up: an article; declined: outside what the assistant is for; unknown: nothing fits.
   */
  kind: 'calculated' | 'explained' | 'looked-up' | 'declined' | 'unknown'
  /** Plain text; an empty line separates paragraphs. */
  text: string
  sources: readonly Source[]
}

/** The personal data that the assistant may use besides the guide: only that of the person who asks. */
export interface OwnCalculation {
  /** Answers of the saved calculation that the person asks about; undefined when they have none. */
  answers: Answers | undefined
  /** The calendar year in Lagos. */
  currentYear: number
}

/** Articles as sources. @throws when the guide has no such article, which is a programming error. */
export function sourcesOf(...ids: readonly string[]): Source[] {
  return ids.map((id) => {
    const article = articleOf(id)
    if (!article) throw new Error(`The guide has no article ${id}`)
    return { article: id, title: article.title, sections: article.sections }
  })
}
