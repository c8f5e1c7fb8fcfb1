import { checkAnswers, type RawAnswers } from '../../../tax/index.ts'
import { currentYear } from '../calculations/index.ts'

/** The answers that are given, in one order, as text to compare. */
const given = (record: object) =>
  JSON.stringify(
    Object.entries(record)
      .filter(([, value]) => value !== null && value !== undefined)
      .sort(([a], [b]) => a.localeCompare(b)),
  )

/** Whether a calculation has the answers that a draft has now. @param typed the draft's, as typed. */
export function isCalculatedFrom(typed: RawAnswers, calculated: object): boolean {
  const check = checkAnswers(typed, { currentYear: currentYear() })
  return check.ok && given(check.answers) === given(calculated)
}
