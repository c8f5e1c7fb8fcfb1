import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from './Icon.tsx'
import styles from './notices.module.css'

/** Something is done, at the top of the page it led to. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <output className={styles.done}>
      <Icon name="check" />
      <span>{children}</span>
    </output>
  )
}

/** Something needs the person's attention; what it says first is bold. `alert` when it appears after an action. */
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

/** No tax to pay: in place of the answer, never beside it. */
export function TaxExempt({ reason, cite }: { reason: ReactNode; cite?: string }) {
  return (
    <div className={styles.exempt}>
      <h2>Tax Exempt</h2>
      <p>{reason}</p>
      {cite !== undefined && <p className="cite">{cite}</p>}
    </div>
  )
}

/** Shorter waits are not worth a flash. */
const calmMs = 300

/** One sentence in a live region and bare threads where rows will stand, once the wait is worth telling. */
export function Waiting({
  rows = 2,
  delayMs = calmMs,
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
