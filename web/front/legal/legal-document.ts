/** The text of a legal page, one subject a section. */
export interface LegalDocument {
  title: string
  /** A summary in one or two sentences. */
  summary: string
  sections: readonly LegalSection[]
}

export interface LegalSection {
  heading: string
  paragraphs: readonly string[]
  /** A list after the paragraphs. */
  points?: readonly string[]
}
