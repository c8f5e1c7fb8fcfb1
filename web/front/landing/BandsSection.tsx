import { useId } from 'react'
import { nigeriaTaxAct } from '../../../tax/years/nta-2025.ts'
import { WarpPattern, WeftPattern } from '../../components/figures/bands/weave.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { bandRows } from './band-rows.ts'
import styles from './BandsSection.module.css'

const source = nigeriaTaxAct.bands.source.replace(/^Section/, 'section')

/** The 2026 bands as the tax engine has them, each with its weave: closer threads are a higher rate. */
export function BandsSection() {
  return (
    <PageSection heading="The 2026 tax bands" note={`${nigeriaTaxAct.name}, ${source}`} tone="bare">
      <table className={styles.bands}>
        <caption>You pay each rate only on the slice of taxable income inside its band.</caption>
        <thead>
          <tr>
            <th scope="col">Taxable income</th>
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
