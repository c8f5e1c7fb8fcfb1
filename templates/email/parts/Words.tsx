import type { ReactElement, ReactNode } from 'react'
import { styles } from './styles.ts'

/** What the mail is about, once, at the top. */
export function Heading({ children }: { children: string }): ReactElement {
  return (
    <h1 className="ink" style={styles.heading}>
      {children}
    </h1>
  )
}

/** A paragraph. */
export function Words({ children }: { children: ReactNode }): ReactElement {
  return (
    <p className="ink" style={styles.words}>
      {children}
    </p>
  )
}

/** A link that shows its whole address, so that it can be checked and copied. */
export function PlainLink({ to }: { to: string }): ReactElement {
  return (
    <a className="link" href={to} style={styles.link}>
      {to}
    </a>
  )
}
