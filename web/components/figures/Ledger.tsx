import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Final } from './Figure.tsx'
import styles from './Ledger.module.css'

export interface LedgerLine {
  label: ReactNode
  amount: ReactNode
  /** `sum` is bold with a rule above; `final` also has the double rule under its figure. */
  kind?: 'line' | 'sum' | 'final'
}

/** Labels at the left, amounts at the right in one column, hairlines between. */
export function Ledger({ lines }: { lines: readonly LedgerLine[] }) {
  return (
    <dl className={styles.ledger}>
      {lines.map(({ label, amount, kind = 'line' }, index) => (
        <div key={index} className={cx(kind !== 'line' && styles.sum)}>
          <dt>{label}</dt>
          <dd>{kind === 'final' ? <Final>{amount}</Final> : amount}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A few figures of equal weight: rows on a phone, columns on a wide screen. */
export function Trio({ figures }: { figures: readonly { label: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className={styles.trio}>
      {figures.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
