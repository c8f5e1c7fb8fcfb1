/** A report that cannot be made, with words for the person. */
export class ReportError extends Error {
  readonly code = 'no_result'

  constructor() {
    super('This calculation has no result yet. Open it with Edit, calculate it again, then make the report.')
    this.name = 'ReportError'
  }
}
