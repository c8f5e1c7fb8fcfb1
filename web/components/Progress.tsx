import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Progress.module.css'
import { cx } from './cx.ts'

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

/** "Step 2 of 4, 25% complete" above a progress bar; a wide screen also lists the steps, which are no links. */
export function StepProgress({ step, steps }: { step: number; steps: readonly string[] }) {
  const done = step - 1
  const percent = Math.round((done / steps.length) * 100)
  return (
    <div>
      <p className="note">
        <b>
          Step {step} of {steps.length}
        </b>
        , {percent}% complete
      </p>
      <progress
        className={styles.thread}
        value={done}
        max={steps.length}
        aria-label={`${percent}% complete`}
      />
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li
            key={name}
            className={cx(index < done && styles.done)}
            aria-current={index === done ? 'step' : undefined}
          >
            {index < done && <Icon name="check" />}
            {name}
            {index < done && <span className="hide"> done</span>}
          </li>
        ))}
      </ol>
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
