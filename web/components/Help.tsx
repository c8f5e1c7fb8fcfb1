import type { ReactNode } from 'react'
import styles from './Help.module.css'

/** Help under a field, opened in place. */
export function Help({
  summary,
  children,
  open,
  onOpen,
}: {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Called when it is opened, for what is fetched only then. */
  onOpen?: () => void
}) {
  return (
    <details
      className={styles.help}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.()
      }}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

/**
 * A link to the guide that opens in a new tab.
 * @param to an article's address, or /help# with the id of a question.
 */
export function GuideLink({ to }: { to: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      More in the guide<span className="hide"> (opens in a new tab)</span>
    </a>
  )
}
