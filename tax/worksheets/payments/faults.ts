import type { WorksheetFaults } from '../check.ts'
import type { WorksheetContent } from '../kinds.ts'
import type { WorkContext } from '../rules.ts'
import { receiptKey, receiptOf } from './credited.ts'
import type { Certificate } from './sheet.ts'

const says = ({ kind, gross, tax }: Certificate) => `${kind} ${gross} ${tax}`

const other = (row: number) =>
  `Row ${row + 1} has this receipt with other amounts. Correct one of them; if one receipt covers both, add a letter to its number here, like 551-b`

/** For each later row that shares a receipt with one that says something else, the row of that one. */
function clashes<Row>(
  rows: readonly Row[],
  receiptIn: (row: Row) => string | null,
  saysIn: (row: Row) => string,
): readonly (readonly [row: number, before: number])[] {
  const first = new Map<string, number>()
  return rows.flatMap((row, index) => {
    const receipt = receiptIn(row)
    if (receipt === null) return []
    const before = first.get(receipt) ?? index
    first.set(receipt, before)
    const known = rows[before]
    return known === undefined || saysIn(known) === saysIn(row) ? [] : [[index, before] as const]
  })
}

/** What does not fit together though each box does. */
export function paymentsFaults(
  { certificates, instalments, filedOn }: WorksheetContent<'payments'>,
  { taxYear }: WorkContext,
): WorksheetFaults {
  return Object.fromEntries([
    ...certificates.flatMap(({ gross, tax }, row) =>
      tax > gross
        ? [[`certificates.${row}.tax`, 'More than the amount before tax: check which is which'] as const]
        : [],
    ),
    ...clashes(certificates, receiptOf, says).map(
      ([row, before]) => [`certificates.${row}.receipt`, other(before)] as const,
    ),
    ...clashes(
      instalments,
      ({ receipt }) => (receipt === undefined ? null : receiptKey(receipt)),
      ({ amount }) => String(amount),
    ).map(([row, before]) => [`instalments.${row}.receipt`, other(before)] as const),
    ...(filedOn !== undefined && Number(filedOn.slice(0, 4)) <= taxYear
      ? [['filedOn', `The return for ${taxYear} is handed in after that year: type a later day`] as const]
      : []),
  ])
}
