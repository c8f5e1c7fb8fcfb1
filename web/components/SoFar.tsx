import type { ReactNode } from 'react'
import styles from './SoFar.module.css'

/** The estimate so far, apart from the question: what it is, the figure, and what it assumes. Goes in MarginLeaf's `aside`. */
export function SoFar({ label, value, children }: { label: string; value: ReactNode; children?: ReactNode }) {
  return (
    <aside aria-label={label}>
      <p className="note">
        {label}
        <b className={styles.value}>{value}</b>
      </p>
      {children !== undefined && <p className="note">{children}</p>}
    </aside>
  )
}
