import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Actions.module.css'

/** Buttons and links side by side. `spaced` stands apart from what is above, and its buttons are full width on a phone. */
export function Actions({ spaced = false, children }: { spaced?: boolean; children: ReactNode }) {
  return <div className={cx(styles.actions, spaced && styles.spaced)}>{children}</div>
}
