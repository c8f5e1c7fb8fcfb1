import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { Final } from '../Figure.tsx'
import styles from './Workings.module.css'

/** How a result was worked out: WorkingLine, one below the other. */
export function Workings({ children }: { children: ReactNode }) {
  return <div className={styles.workings}>{children}</div>
}

/** A line that opens to its sum, and ends with the section of the Act. Totals between the lines open too. */
export function WorkingLine({
  label,
  amount,
  cite,
  kind = 'line',
  children,
}: {
  label: ReactNode
  amount: ReactNode
  cite: string
  /** sum: a rule above, bold. final: a sum with the double rule under its figure. */
  kind?: 'line' | 'sum' | 'final'
  children: ReactNode
}) {
  return (
    <details className={cx(kind !== 'line' && styles.sum)}>
      <summary>
        <span>{label}</span>
        <span className={styles.amount}>{kind === 'final' ? <Final>{amount}</Final> : amount}</span>
      </summary>
      <div className={styles.sumSheet}>
        {children}
        <p className="cite">{cite}</p>
      </div>
    </details>
  )
}
