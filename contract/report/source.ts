import type { Draft, ShownResult } from '../http/index.ts'
import type { Taxpayer } from './taxpayer.ts'

/** What a report is made of: a calculation as the person's plan shows it. */
export interface ReportSource {
  readonly answers: Draft['answers']
  /** As `GET /submissions/{id}` gives it: masked for a free account, and then the report is too. */
  readonly result: ShownResult | null | undefined
  readonly taxpayer: Taxpayer
  /** The day in Nigeria, YYYY-MM-DD. */
  readonly today: string
}
