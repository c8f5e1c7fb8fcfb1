import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Facts.module.css'

/** Labels, values and one action each: check answers, account. `sums` right-aligns amounts in one column. */
export function Facts({ sums = false, children }: { sums?: boolean; children: ReactNode }) {
  return <dl className={cx(styles.facts, sums && styles.sums)}>{children}</dl>
}

interface FactProps {
  label: ReactNode
  children: ReactNode
  /** Stands beside the value: "left empty", "you typed 0". */
  note?: ReactNode
  /** A link or button that says what it changes in a hidden word. */
  action?: ReactNode
}

export function Fact({ label, note, action, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {note !== undefined && <span className="note">{note}</span>}
        <span>{children}</span>
      </dd>
      {action !== undefined && <dd>{action}</dd>}
    </div>
  )
}
