import { AmountOrDash } from '../../components/figures/index.ts'
import type { ComparedRow } from './answer-rows.ts'
import styles from './compare.module.css'

/** What stands over a column: the calculation's name or year, and what tells it from another. */
export interface Head {
  readonly title: string
  readonly about: string
}

interface ComparedTableProps {
  caption: string
  heads: readonly [Head, Head]
  rows: readonly ComparedRow[]
  /** Says what a dash means. */
  dash: string
}

/** Two calculations side by side; on a phone the label of a row stands above its figures. */
export function ComparedTable({ caption, heads, rows, dash }: ComparedTableProps) {
  return (
    <table className={styles.compared}>
      <caption className="hide">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="hide">What is compared</span>
          </th>
          {heads.map(({ title, about }, index) => (
            <th scope="col" className="right" key={index}>
              {title}
              <span className={`note ${styles.about}`}>{about}</span>
            </th>
          ))}
          <th scope="col" className="right">
            Difference
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, values, difference }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {values.map((value, index) => (
              <td className="right" key={index}>
                <AmountOrDash value={value} means={dash} />
              </td>
            ))}
            <td className="right">
              <AmountOrDash value={difference} means={dash} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
