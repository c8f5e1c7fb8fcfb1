import { formatNaira, type SettlementLine } from '../../../../tax/index.ts'
import { Final } from '../../../components/figures/index.ts'
import { cx } from '../../../components/cx.ts'
import styles from './Settlement.module.css'

/** From the tax to the balance, by the Act and by the estimate beside it; by the estimate alone before the Act. */
export function SettlementTable({
  lines,
  balance,
}: {
  lines: readonly SettlementLine[]
  balance: SettlementLine
}) {
  const hasAct = balance.act !== null
  return (
    <table className={cx(styles.table, hasAct ? 'two-figures' : 'one-figure')}>
      <caption className="hide">From the tax of the year to what is left</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="hide">Line</span>
          </th>
          {hasAct && (
            <th scope="col" className="right">
              By the Act
            </th>
          )}
          <th scope="col" className="right">
            Estimate
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <LineHead line={line} />
            {line.act !== null && <td className="right">{formatNaira(line.act)}</td>}
            <td className="right">{formatNaira(line.estimate)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <LineHead line={{ ...balance, label: namesOf(balance) }} />
          {balance.act !== null && (
            <td className="right">
              <Final>{formatNaira(balance.act)}</Final>
            </td>
          )}
          <td className="right">
            {hasAct ? formatNaira(balance.estimate) : <Final>{formatNaira(balance.estimate)}</Final>}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** A balance below nothing is money that comes back. */
function namesOf({ act, estimate }: SettlementLine): string {
  return (act ?? estimate) < 0 ? 'Balance: it comes back' : 'Balance'
}

function LineHead({ line: { label, notes, source } }: { line: SettlementLine }) {
  return (
    <th scope="row">
      {label}
      {notes.map((words) => (
        <span key={words} className={`note ${styles.second}`}>
          {words}
        </span>
      ))}
      <span className={`cite ${styles.second}`}>{source}</span>
    </th>
  )
}
