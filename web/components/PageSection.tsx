import type { ReactNode } from 'react'
import styles from './PageSection.module.css'
import { cx } from './cx.ts'

interface PageSectionProps {
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
export function PageSection({ heading, level = 2, note, tone = 'plain', id, children }: PageSectionProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section id={id} className={cx(styles.section, styles[tone])}>
      <div>
        <Heading>{heading}</Heading>
        {note !== undefined && <p className="note">{note}</p>}
      </div>
      {children}
    </section>
  )
}

interface MarginSectionProps {
  margin: ReactNode
  /** Below the body on a phone, under `margin` on a desk: the estimate so far. */
  aside?: ReactNode
  /** One element, like a form. */
  children: ReactNode
}

/** The same two columns with anything in the margin, like progress beside a question. */
export function MarginSection({ margin, aside, children }: MarginSectionProps) {
  return (
    <div className={cx(styles.section, styles.bare, styles.question)}>
      <div>{margin}</div>
      <div className={styles.body}>{children}</div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}

/** Head of a page: its h1 with a line under it, and at the right what one comes here to do. */
export function PageHeading({
  heading,
  about,
  children,
}: {
  heading: ReactNode
  about?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={styles.heading}>
      <div>
        <h1>{heading}</h1>
        {about !== undefined && <p className="small">{about}</p>}
      </div>
      {children}
    </div>
  )
}
