import type { ReactNode } from 'react'
import styles from './PageSection.module.css'
import { cx } from './cx.ts'

interface PageSectionProps {
  heading: ReactNode
  /** 1 when the section carries the page's heading. */
  level?: 1 | 2
  /** A note under the heading: the section of the Act, or one sentence. */
  note?: ReactNode
  /** `bare` has no rule on top, `gold` marks what the Act says, `red` marks deletion. */
  tone?: 'plain' | 'bare' | 'gold' | 'red'
  id?: string
  children: ReactNode
}

/** A section of a page with a hairline on top; on a wide screen its heading and note are in the margin. Takes one child element. */
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
  /** Placed below the body on a phone, under `margin` on a wide screen: the estimate so far. */
  aside?: ReactNode
  /** One element, such as a form. */
  children: ReactNode
}

/** The same two columns with anything in the margin, such as progress beside a question. */
export function MarginSection({ margin, aside, children }: MarginSectionProps) {
  return (
    <div className={cx(styles.section, styles.bare, styles.question)}>
      <div>{margin}</div>
      <div className={styles.body}>{children}</div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}

/** The heading of a page: its h1, a line under it, and the main action (children) at the right. */
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
