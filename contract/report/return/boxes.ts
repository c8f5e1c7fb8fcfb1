import { formatAmount, formatNaira } from '../../../tax/index.ts'
import type { WorksheetField, WorksheetFields } from '../../../tax/worksheets/field.ts'
import { dayInWords } from '../words.ts'

/** The checked values of some boxes, by their keys. */
export type Boxes = Readonly<Record<string, string | number | undefined>>

/** What a box holds, as it is printed; empty where nothing was typed. @param row the others: an amount has the currency of its row. */
export function boxText(field: WorksheetField, value: string | number | undefined, row: Boxes): string {
  if (value === undefined) return ''
  switch (field.kind) {
    case 'money':
      return formatNaira(Number(value))
    case 'foreign':
      return `${row['currency'] ?? ''} ${formatAmount(Number(value))}`.trim()
    case 'rate':
      return rateText(Number(value))
    case 'percent':
      return `${value}%`
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? String(value)
    case 'date':
      return dayInWords(String(value))
    case 'count':
    case 'text':
    default:
      return String(value)
  }
}

/** Naira for a unit with each of its decimals: "1,530.25", "0.000125". */
function rateText(rate: number): string {
  const [whole = '0', decimals] = rate.toFixed(6).replace(/0+$/, '').split('.')
  return `${formatAmount(Number(whole))}${decimals ? `.${decimals}` : ''}`
}

/** What boxes hold in sentences, each after its name; those of `left` and empty ones are left out. */
export function boxesInWords(
  fields: WorksheetFields,
  labels: Readonly<Record<string, string>>,
  row: Boxes,
  left: readonly string[],
): readonly string[] {
  const told = Object.entries(fields).flatMap(([key, field]) => {
    const text = left.includes(key) ? '' : boxText(field, row[key], row)
    // A question as a label: "Brought in through an approved channel?".
    return text === '' ? [] : [`${(labels[key] ?? key).replace(/\?$/, '')}: ${text}`]
  })
  return told.length === 0 ? [] : [`${told.join('; ')}.`]
}
