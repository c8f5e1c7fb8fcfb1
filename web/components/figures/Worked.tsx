import type { ReactNode } from 'react'
import { Final } from './Figure.tsx'
import styles from './Worked.module.css'

/** How a result was worked out: WorkedLine and WorkedSum, one below the other. */
export function Worked({ children }: { children: ReactNode }) {
  return <div className={styles.worked}>{children}</div>
}

/** A line that opens to its sum, and ends with the section of the Act. */
export function WorkedLine({
  label,
  amount,
  cite,
  children,
}: {
  label: ReactNode
  amount: ReactNode
  cite: string
  children: ReactNode
}) {
  return (
    <details>
      <summary>
        <span>{label}</span>
        <span className={styles.amount}>{amount}</span>
      </summary>
      <div className={styles.sumSheet}>
        {children}
        <p className="cite">{cite}</p>
      </div>
    </details>
  )
}

/** A total between the lines; `final` has the double rule. */
export function WorkedSum({
  label,
  amount,
  final = false,
}: {
  label: ReactNode
  amount: ReactNode
  final?: boolean
}) {
  return (
    <p className={styles.sum}>
      <span>{label}</span>
      <span className={styles.amount}>{final ? <Final>{amount}</Final> : amount}</span>
    </p>
  )
}
