import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { HiddenEnd } from './Amount.tsx'
import styles from './figures.module.css'
import { longFrom, splitFigure } from './split-figure.ts'

interface FigureProps {
  /** Formatted or masked, like ₦834,000 or ₦834,***. */
  value: string
  /** What the figure is, above it. */
  label?: ReactNode
  /** The one answer of a page: a double rule under it. */
  answer?: boolean
}

/** A great figure: ₦ in regular weight, digits bold; long ones step down one size. */
export function Figure({ value, label, answer = false }: FigureProps) {
  const { sign, currency, shown, hidden } = splitFigure(value)
  return (
    <p>
      {label !== undefined && (
        <>
          <span className={styles.label}>{label}</span>{' '}
        </>
      )}
      <span className={cx(styles.great, value.length >= longFrom && styles.long, answer && styles.answer)}>
        {sign}
        {currency && <span className={styles.currency}>{currency}</span>}
        {shown}
        <HiddenEnd stars={hidden} />
      </span>
    </p>
  )
}

/** The double rule under a total in a table or a ledger: under the final figure only. */
export function Final({ children }: { children: ReactNode }) {
  return <span className={styles.final}>{children}</span>
}
