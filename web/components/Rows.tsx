import type { ReactNode } from 'react'
import { Actions } from './Actions.tsx'
import styles from './Rows.module.css'

/** Kept things, newest first: drafts, calculations. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

interface RowProps {
  title: ReactNode
  about: ReactNode
  /** At the right: the tax due (RowFigure), or where a draft stands. */
  aside?: ReactNode
  /** Each says in a hidden word which row it acts on. Delete comes last and quietest. */
  actions: ReactNode
}

export function Row({ title, about, aside, actions }: RowProps) {
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p className="small">{about}</p>
      </div>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.actions}>
        <Actions>{actions}</Actions>
      </div>
    </li>
  )
}

/** A label over its figure, readable without opening the row. */
export function RowFigure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <p>
      <span className="note">{label}</span>
      <b className={styles.figure}>{children}</b>
    </p>
  )
}
