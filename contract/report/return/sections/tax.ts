import { actName, besideTheBands, formatNaira, paperName } from '../../../../tax/index.ts'
import type { Section } from '../../report.ts'
import { bandsSection } from '../../sections/bands.ts'
import { byTheActSection } from '../../sections/by-the-act.ts'
import { naira, percent, row } from '../../table.ts'
import type { Pack } from '../pack.ts'
import { packSection } from '../section.ts'

/** The bands of the figure that the return states, then what makes the difference between both readings. */
export function taxSections(pack: Pack): readonly Section[] {
  const { calculation, figures, stated } = pack
  const { explanation } = calculation
  const act = explanation?.act ?? null
  if (stated === 'estimate' || explanation === null || act === null || figures === null)
    return [bandsSection(calculation)]
  const { columns } = bandsSection(calculation)
  const bands = packSection({
    id: 'bands',
    heading: 'TAX BY BAND, BY THE ACT',
    columns,
    rows: [
      ...figures.bands.map(({ band, amount, rate, tax }) =>
        row([band, naira(amount), percent(rate), naira(tax)]),
      ),
      ...besideTheBands(act).map(({ name, amount }) => row([name, '', '', formatNaira(amount)])),
      row([actName(act), '', '', naira(act.totalTax)], 'final'),
      row([`${paperName('totalTax')}, our estimate`, '', '', naira(explanation.result.totalTax)]),
    ],
  })
  const differences = byTheActSection(explanation)
  return differences === null ? [bands] : [bands, { ...differences, heading: 'WHY THE TWO FIGURES DIFFER' }]
}
