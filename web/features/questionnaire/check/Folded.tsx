import type { ReactNode } from 'react'
import styles from './CheckAnswers.module.css'

/** A line that says what is folded away, and opens it. */
export function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
