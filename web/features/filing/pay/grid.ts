import { parseAmount, type WorksheetList } from '../../../../tax/index.ts'
import { type TypedRow, typedRow, type TypedSheet } from '../form/typed.ts'

/** The boxes of a payslip in the order of the grid. */
export const boxKeys = ['salary', 'bonus', 'arrears', 'pension', 'nhf', 'nhis', 'paye'] as const
export type BoxKey = (typeof boxKeys)[number]

/** What comes every month alike; a bonus and arrears do not. */
const regularKeys: readonly BoxKey[] = ['salary', 'pension', 'nhf', 'nhis', 'paye']

/** An employer as the grid shows it: its number in the payslips, and its months. */
export interface GridEmployer {
  number: string
  name: string
  /** 1 to 12. */
  from: number
  to: number
}

/** The months of one employer, and a box of one of them. */
interface Place {
  employer: GridEmployer
  month: number
}

const isBlank = ({ values }: TypedRow) => Object.values(values).every((text) => text.trim() === '')

const monthIn = (text: string | undefined, otherwise: number) => {
  const month = Number(text ?? '')
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : otherwise
}

/** The employers that were typed, in their order; one without a name where there is none. */
export function gridEmployers({ lists }: TypedSheet): readonly GridEmployer[] {
  const typed = (lists['employers'] ?? []).filter((row) => !isBlank(row))
  if (typed.length === 0) return [{ number: '1', name: 'Your employer', from: 1, to: 12 }]
  return typed.map(({ values }, index) => {
    const from = monthIn(values['firstMonth'], 1)
    const name = values['name']?.trim() ?? ''
    return {
      number: `${index + 1}`,
      name: name === '' ? `Employer ${index + 1}` : name,
      from,
      to: Math.max(from, monthIn(values['lastMonth'], 12)),
    }
  })
}

const employerIn = ({ values }: TypedRow) => values['employer']?.trim() || '1'

/** Where the payslip of a month stands among the rows; -1 where there is none. */
export function indexAt(rows: readonly TypedRow[], { employer, month }: Place): number {
  return rows.findIndex((row) => employerIn(row) === employer.number && row.values['month'] === `${month}`)
}

/** The months that the grid has a line for: those of the work, and others that have a payslip. */
export function monthsOf(rows: readonly TypedRow[], employer: GridEmployer): readonly number[] {
  return Array.from({ length: 12 }, (_, index) => index + 1).filter(
    (month) => (month >= employer.from && month <= employer.to) || indexAt(rows, { employer, month }) >= 0,
  )
}

/** Whether every row has its place in the grid: an employer of the list, a month, and none twice. */
export function fitsGrid(rows: readonly TypedRow[], employers: readonly GridEmployer[]): boolean {
  const places = rows.map((row) => `${employerIn(row)} ${row.values['month'] ?? ''}`)
  const there = new Set(
    employers.flatMap(({ number }) => Array.from({ length: 12 }, (_, index) => `${number} ${index + 1}`)),
  )
  return new Set(places).size === places.length && places.every((place) => there.has(place))
}

const hasAmount = ({ values }: TypedRow) => boxKeys.some((key) => (values[key] ?? '').trim() !== '')

/** The rows with other texts in boxes of a month. A month without any amount has no row. */
export function withBoxes(
  rows: readonly TypedRow[],
  { fields }: WorksheetList,
  place: Place,
  texts: Readonly<Partial<Record<BoxKey, string>>>,
): readonly TypedRow[] {
  const index = indexAt(rows, place)
  const before =
    rows[index] ?? typedRow(fields, { employer: Number(place.employer.number), month: `${place.month}` })
  const row = { ...before, values: { ...before.values, ...texts } }
  if (index < 0) return hasAmount(row) ? [...rows, row] : rows
  return hasAmount(row)
    ? rows.map((other, at) => (at === index ? row : other))
    : rows.filter((_, at) => at !== index)
}

/** The rows with what comes every month copied from one month to all that follow it; bonuses and arrears stay. */
export function filledDown(
  rows: readonly TypedRow[],
  list: WorksheetList,
  place: Place,
): readonly TypedRow[] {
  const from = rows[indexAt(rows, place)]
  if (from === undefined) return rows
  const texts = Object.fromEntries(regularKeys.map((key) => [key, from.values[key] ?? '']))
  const months = Array.from(
    { length: Math.max(0, place.employer.to - place.month) },
    (_, at) => place.month + 1 + at,
  )
  return months.reduce((filled, month) => withBoxes(filled, list, { ...place, month }, texts), rows)
}

/**
 * The rows with cells of a spreadsheet in the boxes from one on, downwards and to the right.
 * @returns undefined where the text is one cell, which the box itself takes.
 */
export function withPasted(
  rows: readonly TypedRow[],
  list: WorksheetList,
  { place, key, keys }: { place: Place; key: BoxKey; keys: readonly BoxKey[] },
  text: string,
): readonly TypedRow[] | undefined {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  if (lines.length === 1 && !text.includes('\t')) return undefined
  const first = keys.indexOf(key)
  const room = lines.slice(0, Math.max(0, place.employer.to - place.month + 1))
  return room.reduce((pasted, line, down) => {
    const cells = line.split('\t').slice(0, keys.length - first)
    const texts = Object.fromEntries(cells.map((cell, right) => [keys[first + right] ?? key, cell.trim()]))
    return withBoxes(pasted, list, { ...place, month: place.month + down }, texts)
  }, rows)
}

/** The sum of a box over the payslips of an employer, in naira; what is no amount counts as nothing. */
export function sumOfBox(rows: readonly TypedRow[], { number }: GridEmployer, key: BoxKey): number {
  const kobo = rows
    .filter((row) => employerIn(row) === number)
    .map((row) => parseAmount(row.values[key] ?? ''))
    .reduce((sum, parsed) => sum + (parsed.kind === 'amount' ? Math.round(parsed.naira * 100) : 0), 0)
  return kobo / 100
}

/** The ids of the employers that were typed, by their numbers. */
const numbersOf = (rows: readonly TypedRow[]) =>
  new Map(rows.filter((row) => !isBlank(row)).map(({ id }, index) => [`${index + 1}`, id]))

/**
 * A worksheet after its employers changed: payslips stay with theirs, whose number may be another now, and go with one
 * that was removed. Those of an employer whose boxes are all empty for a moment wait for it.
 */
export function followEmployers(before: TypedSheet, after: TypedSheet): TypedSheet {
  const [was, is] = [before.lists['employers'] ?? [], after.lists['employers'] ?? []]
  if (was === is) return after
  const ids = numbersOf(was)
  const now = new Map([...numbersOf(is)].map(([number, id]) => [id, number]))
  const payslips = (after.lists['payslips'] ?? []).flatMap((row) => {
    const number = employerIn(row)
    const id = number.startsWith('?') ? number.slice(1) : ids.get(number)
    // Payslips that came before any employer are the first one's.
    if (id === undefined) return [row]
    if (!is.some((other) => other.id === id)) return []
    const employer = now.get(id) ?? `?${id}`
    return [employer === number ? row : { ...row, values: { ...row.values, employer } }]
  })
  return { ...after, lists: { ...after.lists, payslips } }
}
