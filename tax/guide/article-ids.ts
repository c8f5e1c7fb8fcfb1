import { amountRows, kebab } from '../answers/keys.ts'
import type { Line } from '../explanation/line.ts'
import type { QuestionId } from '../questionnaire/questions.ts'

/** The article that tells more than a question's own help; undefined where its help says all. */
export const articleOfQuestion: Readonly<Partial<Record<QuestionId, string>>> = {
  'tax-id': 'tax-id',
  'tax-year': 'years-before-2026',
  status: 'both-kinds',
  had: 'gross-income',
  ...Object.fromEntries(amountRows.map(({ key, article }) => [kebab(key), article])),
  'marital-status': 'marriage-and-children',
  'number-of-children': 'marriage-and-children',
  'months-paid': 'monthly-tax',
  'paye-taken': 'monthly-tax',
}

const byLine: ReadonlyMap<string, string> = new Map([
  ...amountRows.flatMap(({ key, lineId, article }) => [[key, article] as const, [lineId, article] as const]),
  ['benefitsInKind', 'benefits-in-kind'],
  ['annualIncome', 'gross-income'],
  ['taxableIncome', 'taxable-income'],
  ['totalDeductions', 'deductions-list'],
  ['consolidatedRelief', 'consolidated-relief'],
  ['effectiveRate', 'effective-rate'],
])

/** The article that tells about a line of the explanation; the bands' for every line without one of its own. */
export function articleOfLine(id: Line['id']): string {
  return byLine.get(id) ?? 'tax-bands'
}
