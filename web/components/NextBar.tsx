import type { ReactNode } from 'react'
import styles from './NextBar.module.css'

/**
 * The way on, always in sight: it sticks to the foot of the screen, and stands in the flow when the keyboard leaves
 * little height.
 */
export function NextBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}
