import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './choices.module.css'

/** Groups of ticks: one under the other, on a wide screen side by side. */
export function TickLists({ children }: { children: ReactNode }) {
  return <div className={styles.lists}>{children}</div>
}

/** Ticks under a heading of their own. */
export function TickGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

interface TickProps {
  id: string
  label: ReactNode
  /** A few words under the label. */
  note?: ReactNode
  /** Alone, without the lines and the tint of a list. */
  bare?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

/** One thing to tick: a native checkbox whose whole row is clickable. */
export function Tick({ id, label, note, bare = false, checked, onChange }: TickProps) {
  const about = note === undefined ? undefined : `${id}-about`
  return (
    <div className={cx(styles.choice, bare && styles.bare)}>
      <input
        type="checkbox"
        id={id}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={about}
      />
      <label htmlFor={id}>{label}</label>
      {note !== undefined && (
        <p className="note" id={about}>
          {note}
        </p>
      )}
    </div>
  )
}
