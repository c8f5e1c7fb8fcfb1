import type { ReactElement } from 'react'

/** A mail as a template: its subject, what it shows, and a model that shows it at work. */
export interface MailTemplate<Model> {
  /** Fixed words only: nothing a person typed ever stands in a header (CHECKLISTS S23). */
  subject: string
  Body: (model: Model) => ReactElement
  /** Made-up values, for the preview page and for tests. */
  sample: Model
}

/** A mail ready to hand over. */
export interface RenderedMail {
  subject: string
  html: string
  text: string
}
