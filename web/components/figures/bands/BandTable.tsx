import type { ReactNode } from 'react'
import { Swatch } from './weave.tsx'
import { AmountOrDash, Final } from '../Figure.tsx'
import styles from './tables.module.css'

export interface BandTableRow {
  /** The band's name, such as "Next ₦2,200,000". */
  band: string
  /** Percent. */
  rate: number
  /** Formatted; null where the free plan hides it. */
  amount: string | null
  tax: string | null
}

export interface BandTableProps {
  caption: ReactNode
  /** Shows the caption to screen readers only, where a heading beside the table says the same. */
  captionHidden?: boolean
  rows: readonly BandTableRow[]
  /** The last line; absent when the plan hides it. */
  total?: { label: string; tax: string }
}

/** The tax by band; follows every band picture. */
export function BandTable({ caption, captionHidden = false, rows, total }: BandTableProps) {
  return (
    <table className="one-figure">
      <caption className={captionHidden ? 'hide' : undefined}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Band, and your amount in it</th>
          <th scope="col" className="right">
            Tax
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ band, rate, amount, tax }) => (
          <tr key={band}>
            <th scope="row">
              <span className={styles.band}>
                <Swatch rate={rate} />
                <span>
                  {band}
                  <span className="note">
                    <AmountOrDash value={amount} /> at {rate}%
                  </span>
                </span>
              </span>
            </th>
            <td className="right">
              <AmountOrDash value={tax} />
            </td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td className="right">
              <Final>{total.tax}</Final>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
