import type { Draft, ShownResult } from '../../http/index.ts'
import type { Standing } from '../../../tax/index.ts'
import type { Taxpayer } from './taxpayer.ts'

/** What a report is made of: a calculation as the person's plan shows it. */
export interface ReportSource {
  readonly answers: Draft['answers']
  /** As `GET /submissions/{id}` gives it: masked for a free account, and then the report is too. */
  readonly result: ShownResult | null | undefined
  /** How the person stands, from all of their answers: those of a kept calculation may be hidden. */
  readonly standing: Standing
  readonly taxpayer: Taxpayer
  /** The day in Nigeria, YYYY-MM-DD. */
  readonly today: string
  /** Where the product's pages stand, "https://naijatax.ng": paper has no page to start from. */
  readonly origin: string
}

/** A report that cannot be made, with words for the person. */
export class ReportError extends Error {
  readonly code = 'no_result'

  constructor() {
    super('This calculation has no result yet. Open it with Edit, calculate it again, then make the report.')
    this.name = 'ReportError'
  }
}
