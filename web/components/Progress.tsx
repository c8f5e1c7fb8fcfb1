import type { ReactNode } from 'react'
import styles from './Progress.module.css'

/** "Question 3 of about 18" above a progress bar. `about` says that the number may still change. */
export function QuestionProgress({
  question,
  of,
  about = true,
}: {
  question: number
  of: number
  about?: boolean
}) {
  const rest = `of ${about ? 'about ' : ''}${of}`
  return (
    <div>
      <p className="note">
        <b>Question {question}</b> {rest}
      </p>
      <progress
        className={styles.thread}
        value={question}
        max={of}
        aria-label={`Question ${question} ${rest}`}
      />
    </div>
  )
}

/** The estimate so far: its label, the figure, and what it assumes. Goes in MarginSection's `aside`. */
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
