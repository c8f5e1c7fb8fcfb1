import type { ReactNode } from 'react'
import { cx } from '../../../components/cx.ts'
import styles from './CheckAnswers.module.css'

/** A line that says what is folded away, and opens it. */
export function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={cx(styles.folded, 'opens')}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
