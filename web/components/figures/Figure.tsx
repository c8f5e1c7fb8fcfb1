import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './Figure.module.css'
import { longFrom, splitFigure } from './split-figure.ts'

/** An amount in a line or a cell, formatted by the tax engine. The stars of a masked end are hidden from screen readers. */
export function Amount({ value }: { value: string }) {
  const { sign, currency, shown, hidden } = splitFigure(value)
  return (
    <span className={styles.amount}>
      {sign + currency + shown}
      <HiddenEnd stars={hidden} />
    </span>
  )
}

/** The dash in place of an amount or a rate that the free plan does not show. */
export function Dash({ means = 'Hidden, upgrade to see' }: { means?: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="hide">{means}</span>
    </>
  )
}

/** The amount, or the dash when it is null. */
export function AmountOrDash({ value, means }: { value: string | null; means?: string }) {
  return value === null ? <Dash {...(means !== undefined && { means })} /> : <Amount value={value} />
}

export function HiddenEnd({ stars }: { stars: string }) {
  if (stars === '') return null
  return (
    <>
      <span className={styles.stars} aria-hidden="true">
        {stars}
      </span>
      <span className="hide"> and more, hidden, upgrade to see</span>
    </>
  )
}

interface FigureProps {
  /** Formatted or masked, like ₦834,000 or ₦834,***. */
  value: string
  /** The label above the figure. */
  label?: ReactNode
  /** Draws the double rule under the page's one answer. */
  answer?: boolean
}

/** A large figure: ₦ in regular weight, digits in bold; long ones are one size smaller. */
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

/** Draws the double rule under the final figure of a table or a ledger. */
export function Final({ children }: { children: ReactNode }) {
  return <span className={styles.final}>{children}</span>
}
