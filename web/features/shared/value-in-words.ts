import { formatNaira, type WorksheetField } from '../../../tax/index.ts'
import { dayInWords } from '../calculations/index.ts'

const number = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 6 })

/** What stands in a box of a worksheet, as people read it: "₦1,200,000", "12.5%", "31 March 2026", "Salary". */
export function valueInWords(field: WorksheetField, value: string | number): string {
  switch (field.kind) {
    case 'money':
      return formatNaira(Number(value))
    case 'percent':
      return `${number.format(Number(value))}%`
    case 'foreign':
    case 'rate':
    case 'count':
      return number.format(Number(value))
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? String(value)
    case 'date':
      return dayInWords(String(value))
    case 'text':
    default:
      return String(value)
  }
}
