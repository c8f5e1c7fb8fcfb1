import { dash } from '../../../http/mask.ts'
import type { Section } from '../../report.ts'
import { ledgerColumns, naira, row } from '../../table.ts'
import type { Pack } from '../pack.ts'
import { packSection } from '../section.ts'

/** INTEREST, DIVIDENDS AND COMPENSATION BY KIND, as it was answered; null where there is none. */
export function kindsSection({ source: { answers }, calculation: { open } }: Pack): Section | null {
  const given: Readonly<Record<string, unknown>> = answers
  const amount = (key: string) => Number(given[key] ?? 0) || 0
  const [bonds, shortTerm] = [amount('interestBonds'), amount('interestShortTerm')]
  const rows: readonly (readonly [string, number])[] = [
    ['Interest of Federal and State bonds', bonds],
    ['Interest of treasury bills, short-term and corporate bonds', shortTerm],
    ['Other interest', Math.max(0, amount('interest') - bonds - shortTerm)],
    ['Dividends of Nigerian companies', amount('dividendsNigeria')],
    ['Dividends from abroad', amount('dividendsForeign')],
    ['Compensation for loss of a job, injury or libel', amount('compensation')],
    ['Pay for an injury or a wound of war', amount('injuryPay')],
    ['Tax paid abroad', amount('foreignTaxPaid')],
  ]
  const shown = rows.filter(([, naira]) => open === undefined || naira > 0)
  if (shown.length === 0) return null
  return packSection({
    id: 'kinds',
    heading: 'INTEREST, DIVIDENDS AND COMPENSATION BY KIND',
    columns: ledgerColumns('Kind, as you answered'),
    rows: shown.map(([name, value]) => row([name, open === undefined ? dash : naira(value)])),
  })
}
