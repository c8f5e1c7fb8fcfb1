import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from './Icon.tsx'
import styles from './notices.module.css'

/** Confirms a finished action, at the top of the page that it led to. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <output className={styles.done}>
      <Icon name="check" />
      <span>{children}</span>
    </output>
  )
}

/** A warning with a bold title. `alert` announces it to screen readers, for one that appears after an action. */
export function Warning({
  title,
  alert = false,
  children,
}: {
  title: ReactNode
  alert?: boolean
  children?: ReactNode
}) {
  return (
    <div className={styles.warning} role={alert ? 'alert' : undefined}>
      <p>
        <b>{title}</b>
      </p>
      {children}
    </div>
  )
}

/** Says that no tax is due; stands in place of the amount. */
export function TaxExempt({
  reason,
  cite,
  children,
}: {
  reason: ReactNode
  cite?: string
  /** What must be known beside the reason: paragraphs. */
  children?: ReactNode
}) {
  return (
    <div className={styles.exempt}>
      <h2>Tax Exempt</h2>
      <p>{reason}</p>
      {children}
      {cite !== undefined && <p className="cite">{cite}</p>}
    </div>
  )
}

/** Shorter waits show nothing. */
const defaultDelayMs = 300

/** Shows one sentence in a live region, and placeholders for the rows to come, after `delayMs`. */
export function Waiting({
  rows = 2,
  delayMs = defaultDelayMs,
  children,
}: {
  rows?: number
  delayMs?: number
  children: ReactNode
}) {
  const [shown, setShown] = useState(delayMs === 0)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return (
    <div className={styles.waiting}>
      <output className="small">{shown && children}</output>
      {shown && Array.from({ length: rows }, (_, row) => <div key={row} className={styles.threads} />)}
    </div>
  )
}
