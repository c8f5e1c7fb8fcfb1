import type { WorksheetField } from '../field.ts'
import { aliases } from './aliases.ts'
import { labelOf, type ListOfFile } from './list.ts'

/** Which column of a file each box is read from. */
export interface Columns {
  /** By key of the box, the place of its column. */
  readonly places: ReadonlyMap<string, number>
  /** The header as written, by place. */
  readonly header: readonly string[]
  /** Names of columns that no box takes, as written. */
  readonly unknown: readonly string[]
  /** The currency that the header itself names: "Amount (USD)". */
  readonly currency: string | undefined
  /** Columns of an amount that are not in naira, as written. */
  readonly notNaira: readonly string[]
}

const codes = 'USD|EUR|GBP|CAD|AUD|CHF|JPY|CNY|INR|ZAR|GHS|KES|AED|SAR|XAF|XOF|USDT|USDC|BTC|ETH|NGN'
const inBrackets = /[([]\s*([A-Za-z]{3,4})\s*[)\]]/
const asWord = new RegExp(`(?:^|[\\s_-])(${codes})(?=$|[\\s_-])`, 'i')

/** The currency that a column's name has, in capitals; none of a name like "CCY". */
function currencyIn(name: string): string | undefined {
  const found = (inBrackets.exec(name)?.[1] ?? asWord.exec(name)?.[1])?.toUpperCase()
  return found !== undefined && codes.split('|').includes(found) ? found : undefined
}

const squash = (name: string) => name.replace(/[^\p{L}\p{N}]+/gu, '')

/** A name as names are compared: no case, signs, years, brackets or units. */
function plainName(name: string): string {
  const bare = name
    .normalize('NFKC')
    .replace(/\{year\}|\b(?:19|20)\d\d\b/g, ' ')
    .replace(/[([][^)\]]*[)\]]/g, ' ')
    .toLowerCase()
  return squash(bare)
}

/** The same without a currency beside other words: "Amount USD". */
function withoutCurrency(name: string): string {
  return plainName(name.replace(asWord, ' ')) || plainName(name)
}

/** Whether a column whose name has this currency can be of a box: naira are of boxes in naira, and the reverse. */
function isOfIts({ kind }: WorksheetField, currency: string | undefined): boolean {
  if (kind === 'money') return currency === undefined || currency === 'NGN'
  return kind !== 'foreign' || currency !== 'NGN'
}

/** Finds the column of each box by its key, its label, then the names that files have for it. */
export function columnsOf(of: ListOfFile, header: readonly string[]): Columns {
  const names = header.map((name) => ({ name, full: plainName(name), bare: withoutCurrency(name) }))
  const places = new Map<string, number>()
  const taken = new Set<number>()
  const notNaira = new Set<string>()
  const take = (key: string, field: WorksheetField, wanted: string) => {
    if (places.has(key) || wanted === '') return
    const called = names.flatMap((column, place) =>
      !taken.has(place) && [column.full, column.bare].includes(wanted) ? [{ ...column, place }] : [],
    )
    const found = called.find(({ name }) => isOfIts(field, currencyIn(name)))
    if (found !== undefined) {
      places.set(key, found.place)
      taken.add(found.place)
    } else if (field.kind === 'money') for (const { name } of called) notNaira.add(name)
  }
  const fields = Object.entries(of.list.fields)
  for (const [key, field] of fields) take(key, field, plainName(labelOf(of, key)))
  for (const [key, field] of fields) take(key, field, plainName(key))
  for (const [key, field] of fields) for (const alias of aliases[key] ?? []) take(key, field, squash(alias))
  const read = [...places.values()].map((place) => currencyIn(header[place] ?? ''))
  return {
    places,
    header,
    unknown: header.filter((name, place) => !taken.has(place) && name.trim() !== '' && !notNaira.has(name)),
    currency: read.find((code) => code !== undefined && /^[A-Z]{3}$/.test(code) && code !== 'NGN'),
    notNaira: [...notNaira],
  }
}
