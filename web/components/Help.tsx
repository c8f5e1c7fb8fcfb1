import type { ReactNode } from 'react'
import styles from './Help.module.css'

/** Help that opens in place, under a field. */
export function Help({
  summary,
  children,
  open,
}: {
  summary: ReactNode
  children: ReactNode
  open?: boolean
}) {
  return (
    <details className={styles.help} open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
