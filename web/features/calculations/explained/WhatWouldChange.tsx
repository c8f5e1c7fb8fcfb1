import { answerLabel, formatNaira, signedNaira, type Change } from '../../../../tax/index.ts'
import { Fold } from '../../../components/Fold.tsx'
import styles from './tables.module.css'

/** What paying more of something would do to the tax [spec 15.19]. */
export function WhatWouldChange({ changes }: { changes: readonly Change[] }) {
  const [first] = changes
  if (first === undefined) return null
  return (
    <Fold
      heading="What would change it"
      outcome={`to ${signedNaira(Math.min(...changes.map(({ effect }) => effect)))}`}
    >
      <p className="note">Each alone, and only if you really pay it.</p>
      <table>
        <caption className="hide">What {formatNaira(first.added)} more would do to your tax</caption>
        <thead>
          <tr>
            <th scope="col">{formatNaira(first.added)} more for</th>
            <th scope="col" className="right">
              Your tax
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ answer, from, to, effect }) => (
            <tr key={answer}>
              <th scope="row">
                {answerLabel(answer)}
                <span className={`note ${styles.second}`}>
                  {formatNaira(from)} becomes {formatNaira(to)}
                </span>
              </th>
              <td className="right">{signedNaira(effect)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  )
}
