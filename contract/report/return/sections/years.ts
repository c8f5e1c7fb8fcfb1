import { openResult } from '../../../http/index.ts'
import { paperName } from '../../../../tax/index.ts'
import type { Section } from '../../report.ts'
import { naira, row } from '../../table.ts'
import type { Pack } from '../pack.ts'
import { packSection } from '../section.ts'
import type { YearOfPack } from '../source.ts'

/** So many years stand side by side, as long as papers are kept [spec 31.6]. */
const mostYears = 6

/** This calculation's year and the newest of each other, the latest first. */
export function yearsOf({ source: { others, result }, taxYear }: Pack): readonly YearOfPack[] {
  const byYear = new Map<number, YearOfPack>()
  if (result !== null && result !== undefined) byYear.set(taxYear, { taxYear, result })
  for (const one of others) if (!byYear.has(one.taxYear)) byYear.set(one.taxYear, one)
  return Array.from(byYear.values())
    .sort((a, b) => b.taxYear - a.taxYear)
    .slice(0, mostYears)
}

/** YEARS SIDE BY SIDE: the totals of each year that is kept. */
export function yearsSection(pack: Pack): Section {
  return packSection({
    id: 'years',
    heading: 'YEARS SIDE BY SIDE',
    intro: `Our estimates of each year that you keep here, the newest calculation of each, at most ${mostYears} years.`,
    columns: [
      { label: 'Year', align: 'start' },
      { label: paperName('annualIncome'), align: 'end' },
      { label: paperName('taxableIncome'), align: 'end' },
      { label: paperName('totalTax'), align: 'end' },
    ],
    rows: yearsOf(pack).map(({ taxYear, result }) => {
      const open = openResult(result)
      return row([
        String(taxYear),
        naira(open?.annualIncome),
        naira(open?.taxableIncome),
        naira(open?.totalTax),
      ])
    }),
  })
}
