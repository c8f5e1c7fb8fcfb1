import { formatAmount, taxYears, type AnswerKey, type Field } from '../../../tax/index.ts'
import type { Option } from '../../components/fields/index.ts'
import { currentYear } from '../calculations/index.ts'
import type { DraftAnswers } from '../autosave/index.ts'

/** Fields that stand two to a question: their own labels, and what the browser may fill in. */
export const nameField: Partial<Record<AnswerKey, { label: string; autoComplete: string }>> = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
}

/** An answer as the field shows it: as typed, and a number as one types it. */
export function textOf(field: Field, answer: DraftAnswers[AnswerKey]): string {
  if (answer === undefined || answer === null) return ''
  return field.kind === 'money' && typeof answer === 'number' ? formatAmount(answer) : String(answer)
}

/** The years that may be chosen, newest first; a year that may not be (or none) stands first, to be changed. */
export function choicesOf(value: string): Option[] {
  const years = taxYears(currentYear()).map((year) => ({ value: String(year), label: String(year) }))
  if (years.some((year) => year.value === value)) return years
  return [{ value, label: value === '' ? 'Choose a year' : value }, ...years]
}
