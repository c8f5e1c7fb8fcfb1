import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Leaf.module.css'

interface LeafProps {
  heading: ReactNode
  /** 1 where this leaf carries the page's heading. */
  level?: 1 | 2
  /** Marginal note under the heading: the section of the Act, or one sentence. */
  note?: ReactNode
  /** bare: no rule on top. gold: what the Act says. red: deletion. */
  tone?: 'plain' | 'bare' | 'gold' | 'red'
  id?: string
  children: ReactNode
}

/** A section of a page: hairline on top; on a desk its heading and note stand in the margin. Takes one child element. */
export function Leaf({ heading, level = 2, note, tone = 'plain', id, children }: LeafProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section id={id} className={cx(styles.leaf, styles[tone])}>
      <div>
        <Heading>{heading}</Heading>
        {note !== undefined && <p className="note">{note}</p>}
      </div>
      {children}
    </section>
  )
}

interface MarginLeafProps {
  margin: ReactNode
  /** Below the body on a phone, under `margin` on a desk: the estimate so far. */
  aside?: ReactNode
  /** One element, like a form. */
  children: ReactNode
}

/** The same two columns with anything in the margin, like progress beside a question. */
export function MarginLeaf({ margin, aside, children }: MarginLeafProps) {
  return (
    <div className={cx(styles.leaf, styles.bare, styles.question)}>
      <div>{margin}</div>
      <div className={styles.body}>{children}</div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
