import { useEffect, useState, type ReactNode } from 'react'
import styles from './Waiting.module.css'

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
