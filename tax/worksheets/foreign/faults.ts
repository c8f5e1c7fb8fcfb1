import { maxAmount } from '../../money/amount.ts'
import type { WorksheetFaults } from '../check.ts'
import type { WorksheetContent } from '../kinds.ts'
import { koboOf } from '../kobo.ts'
import type { Receipt } from './sheet.ts'
import { receivedIn, taxedIn, workForeign } from './work.ts'

const most = koboOf(maxAmount)
/** Most faults that are told at once. */
const mostFaults = 200

/** What does not fit together: naira as a foreign currency, rates without a source, and more than an answer can hold. */
export function foreignFaults(content: WorksheetContent<'foreign'>): WorksheetFaults {
  const { receipts } = content
  const rows = receipts.flatMap((row, index) =>
    faultsOfRow(row).map(([key, words]): [string, string] => [`receipts.${index}.${key}`, words]),
  )
  const lacksSource =
    content.rateSource === undefined && receipts.some(({ rateSource }) => rateSource === undefined)
  const source: [string, string][] = lacksSource
    ? [['rateSource', 'Say where your rates are from, like: CBN official rate of the day']]
    : []
  const isTooMuch = rows.length === 0 && workForeign(content).all > most
  const sums: [string, string][] = isTooMuch
    ? [['receipts', 'Together these come to more than one trillion naira: check the zeros']]
    : []
  return Object.fromEntries([...source, ...sums, ...rows].slice(0, mostFaults))
}

function faultsOfRow(row: Receipt): readonly [keyof Receipt, string][] {
  return [
    ...when(row.currency === 'NGN', 'currency', 'This page is for foreign money: leave naira out'),
    ...when(
      receivedIn(row) > most,
      'rate',
      'At this rate it is more than one trillion naira: check the zeros',
    ),
    ...when(taxedIn(row) > receivedIn(row), 'taxAbroad', 'This tax is more than what you received: mend one'),
  ]
}

const when = (isSo: boolean, key: keyof Receipt, words: string): [keyof Receipt, string][] =>
  isSo ? [[key, words]] : []
