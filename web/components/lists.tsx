import type { ReactNode } from 'react'
import { Actions } from './Button.tsx'
import { cx } from './cx.ts'
import styles from './lists.module.css'

/**
 * A list of labels with their values, and at most one action each. `sums` right-aligns amounts in one column; `dense`
 * keeps label, value and action on one line of a phone too.
 */
export function Facts({
  sums = false,
  dense = false,
  children,
}: {
  sums?: boolean
  dense?: boolean
  children: ReactNode
}) {
  return <dl className={cx(styles.facts, dense && styles.dense, sums && styles.sums)}>{children}</dl>
}

interface FactProps {
  label: ReactNode
  children: ReactNode
  /** A remark beside the value: "left empty", "you typed 0". */
  note?: ReactNode
  /** A link or button; a visually hidden word says what it changes. */
  action?: ReactNode
  /** What the action opened, under the row. */
  below?: ReactNode
}

export function Fact({ label, note, action, below, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {note !== undefined && <span className="note">{note}</span>}
        <span>{children}</span>
      </dd>
      {action !== undefined && <dd>{action}</dd>}
      {below !== undefined && <dd className={styles.below}>{below}</dd>}
    </div>
  )
}

/** A list of saved items, newest first: drafts, calculations. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

interface RowProps {
  title: ReactNode
  /** Of the title as a heading. */
  level?: 3 | 4
  about: ReactNode
  /** At the right: the tax due (RowFigure), or how far a draft got. */
  aside?: ReactNode
  /** A visually hidden word in each says which row it acts on. Delete comes last. */
  actions: ReactNode
}

export function Row({ title, level = 3, about, aside, actions }: RowProps) {
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <li>
      <div>
        <Heading>{title}</Heading>
        <p className="small">{about}</p>
      </div>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.actions}>
        <Actions>{actions}</Actions>
      </div>
    </li>
  )
}

/** A label above its figure. */
export function RowFigure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <p>
      <span className="note">{label}</span>
      <b className={styles.figure}>{children}</b>
    </p>
  )
}
