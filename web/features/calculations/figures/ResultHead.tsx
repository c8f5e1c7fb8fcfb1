import type { ReactNode } from 'react'
import styles from './Result.module.css'

interface ResultHeadProps {
  heading: string
  /** Year, person and status, and when it was completed. */
  note: ReactNode
  /** Total Tax Due, or the exemption. */
  answer: ReactNode
  /** The month beside it. */
  month: ReactNode
  /** What follows: rates and sums, and the actions. */
  children: ReactNode
}

/** The head of a result: the year's answer, then the month, then the figures; on a wide screen the month beside both. */
export function ResultHead({ heading, note, answer, month, children }: ResultHeadProps) {
  return (
    <section className={styles.head}>
      <h1>{heading}</h1>
      <p className="note">{note}</p>
      <div className={styles.both}>
        <div>{answer}</div>
        {month}
        <div>{children}</div>
      </div>
    </section>
  )
}

/** A box that tells one thing of the result in a sentence: the month, or what the Act says of the pay. */
export function ResultBox({
  before,
  figure,
  after = '',
  children,
}: {
  before: string
  /** In bold, inside the sentence. */
  figure?: string
  after?: string
  children?: ReactNode
}) {
  return (
    <section className={styles.box}>
      <h2>
        {before}
        {figure !== undefined && <b>{figure}</b>}
        {after}
      </h2>
      {children}
    </section>
  )
}
