import { formatNaira } from '../../../../tax/index.ts'
import { outlineOf } from '../../../../tax/settlement/index.ts'
import type { Section } from '../../report.ts'
import { row } from '../../table.ts'
import type { Pack } from '../pack.ts'
import { packSection } from '../section.ts'
import { hiddenRow, readingColumns, readingRow } from './income.ts'

/** BALANCE: the tax, and what is taken off it line by line, by both readings. */
export function balanceSection(pack: Pack): Section {
  const { settlement, taxYear } = pack
  const section = {
    id: 'balance',
    heading: 'BALANCE',
    columns: readingColumns('Tax, less what was paid', pack),
  }
  if (settlement === null) {
    const { lines } = outlineOf(taxYear)
    return packSection({ ...section, rows: lines.map(({ label }) => hiddenRow(pack, label)) })
  }
  const { lines, balance, remarks } = settlement
  return packSection({
    ...section,
    intro: remarks.join(' '),
    rows: [
      ...lines.map(({ label, estimate, act, notes, source }) =>
        readingRow(pack, { name: label, estimate, byTheAct: act }, 'line', [...notes, `${source}.`]),
      ),
      readingRow(pack, { name: balance.label, estimate: balance.estimate, byTheAct: balance.act }, 'final', [
        ...balance.notes,
        `${balance.source}.`,
      ]),
    ],
  })
}

/** FINAL TAX: what was withheld for good; it is listed, and taken off nothing. Null where there is none. */
export function finalTaxSection({ settlement }: Pack): Section | null {
  const final = settlement?.final ?? []
  if (final.length === 0) return null
  return packSection({
    id: 'final-tax',
    heading: 'FINAL TAX, LISTED AND NOT TAKEN OFF',
    columns: [
      { label: 'Payer, and for what', align: 'start' },
      { label: 'Before tax', align: 'end' },
      { label: 'Tax withheld', align: 'end' },
    ],
    rows: final.map(({ payer, what, gross, tax, source }) =>
      row([`${payer}, ${what}`, formatNaira(gross), formatNaira(tax)], 'line', [`${source}.`]),
    ),
  })
}
