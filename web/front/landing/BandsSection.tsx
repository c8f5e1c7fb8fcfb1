import { useId } from 'react'
import { formatNaira } from '../../../tax/money/format.ts'
import type { Band } from '../../../tax/years/law.ts'
import { nigeriaTaxAct } from '../../../tax/years/nta-2025.ts'
import { WarpPattern, WeftPattern } from '../../components/figures/bands/weave.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import styles from './Landing.module.css'

const source = nigeriaTaxAct.bands.source.replace(/^Section/, 'section')

/** The 2026 bands of the tax engine, each with its weave: closer threads are a higher rate. */
export function BandsSection() {
  return (
    <PageSection heading="The 2026 tax bands" note={`${nigeriaTaxAct.name}, ${source}`} tone="bare">
      <table className={styles.bands}>
        <caption>You pay each rate only on the slice of taxable income inside its band.</caption>
        <thead>
          <tr>
            <th scope="col">Taxable Income</th>
            <th scope="col" className="right">
              Rate
            </th>
            <th scope="col" className="right">
              Tax on a full band
            </th>
          </tr>
        </thead>
        <tbody>
          {bandRows(nigeriaTaxAct.bands.list).map(({ name, rate, fullTax, woven }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <Thread rate={rate} woven={woven} />
              </th>
              <td className="right">{rate}%</td>
              <td className="right">{fullTax}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PageSection>
  )
}

function Thread({ rate, woven }: { rate: number; woven: number }) {
  const id = useId()
  return (
    <svg aria-hidden="true">
      <defs>
        <WarpPattern id={`${id}-warp`} />
        <WeftPattern id={`${id}-weft`} rate={rate} />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}-warp)`} />
      {woven > 0 && <rect width={`${woven}%`} height="100%" fill={`url(#${id}-weft)`} />}
    </svg>
  )
}

export interface BandRow {
  /** "Next ₦2,200,000". */
  name: string
  /** Percent. */
  rate: number
  /** The formatted tax on a full band; words for the last band, which has no upper limit. */
  fullTax: string
  /** The woven part of the row's thread, in percent: the rate as a share of the highest rate. */
  woven: number
}

/** The bands of a tax year as the table shows them. */
export function bandRows(bands: readonly Band[]): BandRow[] {
  const highest = Math.max(...bands.map(({ rate }) => rate))
  return bands.map(({ name, above, upTo, rate }) => ({
    name,
    rate,
    fullTax: upTo === null ? `${rate}% of the rest` : formatNaira(((upTo - above) * rate) / 100),
    woven: (rate / highest) * 100,
  }))
}
