import type { AnswerKey } from './answers/keys.ts'

export type TaxInputCode = 'missing_status' | 'unknown_status' | 'refused_tax_year'

/**
 * An answer without which there is no calculation is missing or refused. `answer` names it, the message says how
 * to mend it and carries nothing that was typed.
 */
export class TaxInputError extends Error {
  readonly code: TaxInputCode
  readonly answer: AnswerKey

  constructor(code: TaxInputCode, answer: AnswerKey, message: string) {
    super(message)
    this.name = 'TaxInputError'
    this.code = code
    this.answer = answer
  }
}
