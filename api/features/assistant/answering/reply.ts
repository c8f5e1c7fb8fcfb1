import type { Answers, Worksheets } from '../../../../tax/index.ts'
import { articleOf } from '../../../../tax/guide/index.ts'
import type { ShownReading } from '../../../../contract/http/index.ts'
import type { Language } from '../reading/index.ts'

/** A source at which an answer can be checked. */
export interface Source {
  /** Id of the article in the guide. */
  article: string
  title: string
  /** Sections of the Act as the report cites them. */
  sections: readonly string[]
}

/**
 * calculated: the engine's figures of amounts in the question, or what a rule of the Act makes of them; explained: of the
 * person's own saved calculation; looked-up: an article; asked: a question back; read: all of it was read, and is shown
 * before it is calculated; declined: outside what the assistant is for; greeted: what asks for nothing; language: a
 * question in Yoruba, Hausa or Igbo; unknown: nothing fits.
 */
export type ReplyKind =
  | 'calculated'
  | 'explained'
  | 'looked-up'
  | 'asked'
  | 'read'
  | 'declined'
  | 'greeted'
  | 'language'
  | 'unknown'

/** The answer to a question. */
export interface Reply {
  kind: ReplyKind
  /** Plain text; an empty line separates paragraphs. */
  text: string
  sources: readonly Source[]
  /** How the question was read; null where no amount was. */
  reading: ShownReading | null
  language: Language
}

/** The words of an answer with their sources. */
export type Words = Pick<Reply, 'text' | 'sources'>

/** The personal data that the assistant may use besides the guide: only that of the person who asks. */
export interface OwnCalculation {
  /** Answers of the saved calculation that the person asks about; undefined when they have none. */
  answers: Answers | undefined
  /** The calendar year in Lagos. */
  currentYear: number
  /** What was filled in beside the calculation, where it is known. */
  worksheets?: Worksheets
}

/** Articles as sources. @throws when the guide has no such article, which is a programming error. */
export function sourcesOf(...ids: readonly string[]): Source[] {
  return [...new Set(ids)].map((id) => {
    const article = articleOf(id)
    if (!article) throw new Error(`The guide has no article ${id}`)
    return { article: id, title: article.title, sections: article.sections }
  })
}
