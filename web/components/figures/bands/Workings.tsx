import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { Final } from '../Figure.tsx'
import styles from './Workings.module.css'

/** The list of WorkingLine elements that explain a result. */
export function Workings({ children }: { children: ReactNode }) {
  return <div className={styles.workings}>{children}</div>
}

/** A line that opens to its calculation and the section of the Act. */
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
  /** `sum` is bold with a rule above; `final` also has the double rule under its figure. */
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
