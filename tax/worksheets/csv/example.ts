import { isFor, type WorksheetField } from '../field.ts'
import type { ListOfFile } from './list.ts'
import { csvOf } from './write.ts'

/** What stands in a box of the example, where the kind of box does not say it. */
const examples: Readonly<Record<string, string | number>> = {
  payer: 'Example Ltd',
  country: 'United Kingdom',
  currency: 'USD',
  asset: 'BTC',
  exchange: 'Example Exchange',
  rateSource: 'CBN official rate of the day',
  amount: 250_000,
  boughtOn: '2024-03-15',
  rate: 1_500.25,
  // An example must fit together: what was sold is worth more than its costs, and tax is a part.
  proceeds: 1_000_000,
  cost: 600_000,
  sellingCosts: 10_000,
  priceEnd2025: 700_000,
  reinvested: 0,
  fees: 1_000,
  gross: 1_000_000,
  tax: 50_000,
  withheld: 10_000,
  taxAbroad: 1_000,
}

function exampleOf(key: string, field: WorksheetField, taxYear: number): string | number | undefined {
  // What need not be chosen mostly concerns some rows only.
  if (field.kind === 'choice') return field.required ? field.options[0]?.value : undefined
  const known = examples[key]
  if (known !== undefined) return known
  if (field.kind === 'date') return `${taxYear}-03-15`
  if (field.kind === 'text') return field.digits === undefined ? 'Example' : undefined
  if (field.kind === 'count') return field.least
  return field.kind === 'rate' ? 1_500.25 : field.kind === 'percent' ? 100 : 100_000
}

/** A file to fill in: the header, and one line that shows what goes where. */
export function templateOf(of: ListOfFile): string {
  const row: Record<string, string | number> = {}
  for (const [key, field] of Object.entries(of.list.fields)) {
    const value = isFor(field, row) ? exampleOf(key, field, of.taxYear) : undefined
    if (value !== undefined) row[key] = value
  }
  return csvOf(of, [row])
}
