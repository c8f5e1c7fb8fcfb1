import { taxYears } from '../../../tax/index.ts'
import type { Option } from '../../components/fields/index.ts'
import { currentYear } from '../calculations/index.ts'

/** The years on offer, newest first. A value that is not among them (or none) comes first, so that it can be changed. */
export function yearChoices(value: string): Option[] {
  const years = taxYears(currentYear()).map((year) => ({ value: String(year), label: String(year) }))
  if (years.some((year) => year.value === value)) return years
  return [{ value, label: value === '' ? 'Choose a year' : value }, ...years]
}
