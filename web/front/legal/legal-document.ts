/** A legal page as data: plain words, one matter a section. */
export interface LegalDocument {
  title: string
  /** What it comes down to, in one or two sentences. */
  summary: string
  sections: readonly LegalSection[]
}

export interface LegalSection {
  heading: string
  paragraphs: readonly string[]
  /** A list after the paragraphs. */
  points?: readonly string[]
}
