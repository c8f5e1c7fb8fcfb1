import type { ReactNode } from 'react'
import styles from './Tick.module.css'

interface TickProps {
  id: string
  label: string
  /** What the tick means, read with it. */
  about?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox whose whole row can be tapped. */
export function Tick({ id, label, about, checked, onChange }: TickProps) {
  return (
    <div className={styles.row}>
      <input
        type="checkbox"
        id={id}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
      />
      <label htmlFor={id}>{label}</label>
      {about !== undefined && (
        <p className="small" id={`${id}-about`}>
          {about}
        </p>
      )}
    </div>
  )
}
