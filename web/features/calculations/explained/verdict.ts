/** What a section comes to, in one sentence, its figure apart. */
export interface VerdictWords {
  before: string
  figure: string
  after: string
}
