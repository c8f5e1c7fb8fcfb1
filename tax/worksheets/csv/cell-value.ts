import type { WorksheetField } from '../field.ts'
import { choiceAliases } from './aliases.ts'
import { dayFirst, withoutTime } from './days.ts'

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** A cell as the validator of its box reads it: without times and signs of money, with the value of a choice. */
export function asTyped(field: WorksheetField, cell: string, areMonthsFirst: boolean): string {
  switch (field.kind) {
    case 'date':
      return areMonthsFirst ? dayFirst(cell) : withoutTime(cell)
    case 'foreign':
      return cell.replace(foreignSign, '')
    case 'choice':
      return choiceOf(field.options, cell)
    case 'rate':
      return cell.replace(/^(?:₦|NGN|N)\s*/i, '')
    case 'money':
    case 'percent':
    case 'count':
    case 'text':
    default:
      return cell
  }
}

const foreignSign = /^(?:(?:US|C|A)?\$|[€£¥]|[A-Z]{3}(?=[\s\d]))\s*|\s*[A-Z]{3}$/g

/** The currency that an amount itself names: "GBP 500". */
export function currencyOfAmount(cell: string): string | undefined {
  return /^([A-Z]{3})[\s\d]|\s([A-Z]{3})$/.exec(cell)?.slice(1).find(Boolean)
}

function choiceOf(options: readonly { value: string; label: string }[], cell: string): string {
  const said = plain(cell)
  const found =
    options.find(({ value, label }) => plain(value) === said || plain(label) === said) ??
    options.find(({ value }) => choiceAliases[value]?.some((alias) => plain(alias) === said))
  return found?.value ?? cell
}

/** What an exchange lists beside sales: it is no sale, and nothing is wrong with it. */
const noSales = [
  'buy',
  'bought',
  'purchase',
  'deposit',
  'withdrawal',
  'withdraw',
  'transfer',
  'send',
  'receive',
]

/** Whether a cell says that its line is a purchase or a transfer, in a list of sales. */
export function isNoSale(field: WorksheetField, cell: string): boolean {
  const areSales = field.kind === 'choice' && field.options.some(({ value }) => value === 'sale')
  return areSales && noSales.includes(plain(cell))
}
